import {
  bulkChangeRedemptionStatus,
  cancelRedemption,
  changeRedemptionStatus,
  memberBalanceQuery,
  ownRedemptionsList,
  redeemReward,
  redemptionQuery,
  redemptionsList,
  setDeliveryDate,
  setRedemptionNote,
} from '../../modules/redemptions/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { idOf, presentRow } from '../../platform/rest/list-dialects.ts';
import { defineRoute, type RouteRequest } from '../../platform/rest/route.ts';
import { toJsonNumber } from '../../shared/money.ts';

const fieldsOf = ({ body }: RouteRequest): Record<string, unknown> => (Array.isArray(body) ? {} : body);

// doc 000 §7: { codigoPremio, qtde, obs } -> saldoNovo, cartao; the id is ours.
defineRoute({
  method: 'POST',
  path: '/api/resgatar',
  permission: 'redemption:redeem',
  handle: async (request) => {
    const { ctx, idempotencyKey } = request;
    const { id, saldoNovo, cartao } = await runAction(redeemReward, ctx, fieldsOf(request), { idempotencyKey });
    return {
      id,
      saldoNovo: toJsonNumber(saldoNovo),
      cartao: cartao && {
        ...cartao,
        saldo: toJsonNumber(cartao.saldo),
        bloqueado: Number(cartao.bloqueado),
        emDesbloqueio: Number(cartao.emDesbloqueio),
        entregue: Number(cartao.entregue),
      },
    };
  },
});

// doc 001 §7: the redemption's id comes as `identificador`.
defineRoute({
  method: 'POST',
  path: '/api/alterarStatusResgate',
  permission: 'redemption:changeStatus',
  handle: (request) => {
    const { identificador, ...fields } = fieldsOf(request);
    return runAction(changeRedemptionStatus, request.ctx, { ...fields, id: identificador }, { idempotencyKey: request.idempotencyKey });
  },
});

defineRoute({
  method: 'POST',
  path: '/api/cancelarResgate',
  permission: 'redemption:changeStatus',
  handle: (request) => {
    const { identificador, ...fields } = fieldsOf(request);
    return runAction(cancelRedemption, request.ctx, { ...fields, id: identificador }, { idempotencyKey: request.idempotencyKey });
  },
});

defineRoute({
  method: 'PATCH',
  path: '/api/resgates/bulk',
  permission: 'redemption:changeStatus',
  handle: (request) => runAction(bulkChangeRedemptionStatus, request.ctx, fieldsOf(request), { idempotencyKey: request.idempotencyKey }),
});

defineRoute({
  method: 'PUT',
  path: '/api/resgates/:id/alterar-observacao',
  permission: 'redemption:changeStatus',
  handle: (request) =>
    runAction(
      setRedemptionNote,
      request.ctx,
      { ...fieldsOf(request), id: idOf(request.params) },
      { idempotencyKey: request.idempotencyKey },
    ),
});

defineRoute({
  method: 'PUT',
  path: '/api/resgates/:id/data-entrega',
  permission: 'redemption:changeStatus',
  handle: (request) =>
    runAction(setDeliveryDate, request.ctx, { ...fieldsOf(request), id: idOf(request.params) }, { idempotencyKey: request.idempotencyKey }),
});

// doc 001 §3 and 002 §3: Redemption.
const panelKeys = [
  'id',
  'redemptionCode',
  'usuario',
  'revenda',
  'cidade',
  'premio',
  'qtde',
  'obs',
  'saldoAnterior',
  'pontosGastos',
  'status',
  'resgatadoEm',
  'dataEntrega',
] as const;
const ownKeys = ['id', 'redemptionCode', 'codigo', 'idCliente', 'premio', 'obs', 'qtde', 'status', 'resgatadoEm'] as const;

// doc 001 §7: rede, search; a seller gets their own. `Todas` is the screen's word for no filter.
defineRoute({
  method: 'GET',
  path: '/api/resgates',
  permission: 'redemption:listPanelOrOwn',
  handle: async ({ ctx, query }) => {
    const options = { pageSize: -1, search: query.search };
    if (ctx.actor.kind === 'seller') {
      const { items } = await runList(ownRedemptionsList, ctx, options);
      return { resgates: items.map((row) => presentRow(ownRedemptionsList, row, ownKeys)) };
    }
    const { items } = await runList(redemptionsList, ctx, options, networkFilter(query.rede));
    return { resgates: items.map((row) => presentRow(redemptionsList, row, panelKeys)) };
  },
});

/** The network by its id or by its name. */
function networkFilter(rede: string | undefined): Record<string, unknown> {
  if (!rede || rede === 'Todas') return {};
  return /^\d{1,9}$/.test(rede) ? { networkId: Number(rede) } : { rede };
}

// doc 001 §7 { resgate (revenda, parceiro, qtde, premio) } and doc 002 §3, voucher page data.
defineRoute({
  method: 'GET',
  path: '/api/resgates/:id',
  permission: 'redemption:read',
  handle: async ({ ctx, params }) => {
    const {
      eventos: _history,
      audience,
      titular,
      idTitular,
      descricao,
      condicoes,
      local,
      parceiroComercial,
      versao: _version,
      ...redemption
    } = await runQuery(redemptionQuery, ctx, { id: idOf(params) });
    return {
      resgate: {
        ...redemption,
        idCliente: idTitular,
        [audience === 'SELLER' ? 'parceiro' : 'cliente']: titular,
        nome: titular,
        pontosGastos: toJsonNumber(redemption.pontosGastos),
        saldoAnterior: toJsonNumber(redemption.saldoAnterior),
        saldoNovo: toJsonNumber(redemption.saldoNovo),
      },
      offer: {
        reward: { name: redemption.premio },
        partner: { name: parceiroComercial },
        descricao: descricao ?? condicoes,
        location: local,
      },
    };
  },
});

// doc 000 §7: a list whose first item has saldoPontos.
const balanceOf = async ({ ctx, params }: RouteRequest, kind: 'SELLER' | 'CONSUMER') => {
  const { saldoPontos } = await runQuery(memberBalanceQuery, ctx, { kind, id: idOf(params) });
  return [{ saldoPontos: toJsonNumber(saldoPontos) }];
};

defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/saldo/:id/parceiro',
  permission: 'balance:readSeller',
  handle: (request) => balanceOf(request, 'SELLER'),
});

defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/saldo/:id/cliente',
  permission: 'balance:readConsumer',
  handle: (request) => balanceOf(request, 'CONSUMER'),
});
