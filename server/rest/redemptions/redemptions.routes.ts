import { z } from 'zod';
import {
  bulkChangeRedemptionStatus,
  cancelRedemption,
  cardAfterRedeeming,
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
import { amountRule, countRule, idAnswer, idRule, rowRule } from '../../platform/rest/answer-rules.ts';
import { inputOf } from '../../platform/rest/body-rules.ts';
import { idOf, presentRow } from '../../platform/rest/list-dialects.ts';
import { networkQuery, searchQuery } from '../../platform/rest/query-rules.ts';
import { defineRoute, type RouteRequest } from '../../platform/rest/route.ts';
import { toJsonNumber } from '../../shared/money.ts';
import { networkFilter } from '../list-filters.ts';
import { sellerCard, sellerCardRule } from '../seller-card.ts';
import { redemptionRule } from './redemption-answer.ts';

const fieldsOf = ({ body }: RouteRequest): Record<string, unknown> => (Array.isArray(body) ? {} : body);

// doc 000 §7: { codigoPremio, qtde, obs } -> saldoNovo, cartao; the id is ours.
defineRoute({
  method: 'POST',
  path: '/api/resgatar',
  tag: 'Resgates',
  summary: 'O vendedor resgata um prêmio ou uma oferta',
  permission: 'redemption:redeem',
  body: inputOf(redeemReward),
  answer: z.strictObject({ id: idRule, saldoNovo: amountRule, cartao: sellerCardRule }),
  refuses: [
    'MONEY_PAUSED',
    'REDEMPTION_DEBT',
    'REDEMPTION_INSUFFICIENT_BALANCE',
    'REDEMPTION_MONTH_LIMIT',
    'REDEMPTION_NOT_RELEASED',
    'REDEMPTION_PARTNER_LIMIT',
    'REDEMPTION_PARTNER_QUANTITY',
    'REDEMPTION_PRIZE_UNAVAILABLE',
    'REDEMPTION_SELLER_INACTIVE',
    'REDEMPTION_TERMS_NOT_ACCEPTED',
  ],
  handle: async (request) => {
    const { ctx, idempotencyKey } = request;
    const { id, saldoNovo } = await runAction(redeemReward, ctx, fieldsOf(request), { idempotencyKey });
    return {
      id,
      saldoNovo: toJsonNumber(saldoNovo),
      cartao: sellerCard(await cardAfterRedeeming(ctx)),
    };
  },
});

const byIdentifier = { without: ['id'], plus: { identificador: z.union([z.int(), z.string()]) } };

/** What a consumer's payment answers to a status by hand (docs/rest-compat.md, Cashback and redemptions). */
const PAYMENT_REFUSALS = ['OWN_GAIN', 'PAYOUT_AT_THE_BANK', 'PAYOUT_BEING_REVERSED', 'PAYOUT_ON_ITS_WAY', 'PAYOUT_PAID'] as const;
const STATUS_REFUSALS = [
  ...PAYMENT_REFUSALS,
  'PAYOUT_HELD',
  'PAYOUT_NOT_APPROVED',
  'PAYOUT_SECOND_PERSON',
  'SECOND_PERSON_DEPENDENT',
  'SECOND_PERSON_TOO_NEW',
  'REDEMPTION_CANCELLED',
  'REDEMPTION_NOT_FOUND',
] as const;

// doc 001 §7: the redemption's id comes as `identificador`.
defineRoute({
  method: 'POST',
  path: '/api/alterarStatusResgate',
  tag: 'Resgates',
  summary: 'Muda o status de um resgate',
  permission: 'redemption:changeStatus',
  body: inputOf(changeRedemptionStatus, byIdentifier),
  answer: idAnswer,
  refuses: ['MONEY_PAUSED', ...STATUS_REFUSALS, 'REDEMPTION_STALE'],
  handle: (request) => {
    const { identificador, ...fields } = fieldsOf(request);
    return runAction(changeRedemptionStatus, request.ctx, { ...fields, id: identificador }, { idempotencyKey: request.idempotencyKey });
  },
});

defineRoute({
  method: 'POST',
  path: '/api/cancelarResgate',
  tag: 'Resgates',
  summary: 'Cancela um resgate e devolve os pontos',
  permission: 'redemption:changeStatus',
  body: inputOf(cancelRedemption, byIdentifier),
  answer: idAnswer,
  refuses: ['MONEY_PAUSED', ...PAYMENT_REFUSALS, 'REDEMPTION_CANCELLED', 'REDEMPTION_NOT_FOUND', 'REDEMPTION_STALE'],
  handle: (request) => {
    const { identificador, ...fields } = fieldsOf(request);
    return runAction(cancelRedemption, request.ctx, { ...fields, id: identificador }, { idempotencyKey: request.idempotencyKey });
  },
});

defineRoute({
  method: 'PATCH',
  path: '/api/resgates/bulk',
  tag: 'Resgates',
  summary: 'Muda o status de vários resgates: todos ou nenhum',
  permission: 'redemption:changeStatus',
  body: inputOf(bulkChangeRedemptionStatus),
  answer: z.strictObject({ alterados: countRule }),
  refuses: ['MONEY_PAUSED', ...STATUS_REFUSALS, 'REDEMPTIONS_REFUSED'],
  handle: (request) => runAction(bulkChangeRedemptionStatus, request.ctx, fieldsOf(request), { idempotencyKey: request.idempotencyKey }),
});

defineRoute({
  method: 'PUT',
  path: '/api/resgates/:id/alterar-observacao',
  tag: 'Resgates',
  summary: 'Muda a observação de um resgate',
  permission: 'redemption:changeStatus',
  body: inputOf(setRedemptionNote),
  answer: idAnswer,
  refuses: ['OWN_GAIN', 'REDEMPTION_NOT_FOUND', 'REDEMPTION_STALE'],
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
  tag: 'Resgates',
  summary: 'Define a data de entrega',
  permission: 'redemption:changeStatus',
  body: inputOf(setDeliveryDate),
  answer: idAnswer,
  refuses: ['OWN_GAIN', 'REDEMPTION_CANCELLED', 'REDEMPTION_NOT_FOUND', 'REDEMPTION_STALE'],
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
  tag: 'Resgates',
  summary: 'Resgates de vendedores; o vendedor lê os próprios',
  permission: 'redemption:listPanelOrOwn',
  query: { search: searchQuery, rede: networkQuery },
  answer: z.strictObject({ resgates: z.array(z.union([rowRule(redemptionsList, panelKeys), rowRule(ownRedemptionsList, ownKeys)])) }),
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

// doc 001 §7 { resgate (revenda, parceiro, qtde, premio) } and doc 002 §3, voucher page data.
defineRoute({
  method: 'GET',
  path: '/api/resgates/:id',
  tag: 'Resgates',
  summary: 'Um resgate com o que o voucher mostra',
  permission: 'redemption:read',
  answer: redemptionRule,
  refuses: ['REDEMPTION_NOT_FOUND'],
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
      causa: _reason,
      observacao: _reasonText,
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

const balanceRule = z.array(z.strictObject({ saldoPontos: amountRule })).length(1);

// doc 000 §7: a list whose first item has saldoPontos.
const balanceOf = async ({ ctx, params }: RouteRequest, kind: 'SELLER' | 'CONSUMER') => {
  const { saldoPontos } = await runQuery(memberBalanceQuery, ctx, { kind, id: idOf(params) });
  return [{ saldoPontos: toJsonNumber(saldoPontos) }];
};

defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/saldo/:id/parceiro',
  tag: 'Resgates',
  summary: 'O saldo de pontos de um vendedor',
  permission: 'balance:readSeller',
  answer: balanceRule,
  handle: (request) => balanceOf(request, 'SELLER'),
});

defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/saldo/:id/cliente',
  tag: 'Resgates',
  summary: 'O saldo de cashback de um cliente',
  permission: 'balance:readConsumer',
  answer: balanceRule,
  handle: (request) => balanceOf(request, 'CONSUMER'),
});
