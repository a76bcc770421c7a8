import { CardRequest, cardsList, changeOwnCardStatus, createCard } from '../../modules/cards/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppError } from '../../platform/errors/app-error.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { presentRow } from '../../platform/rest/list-dialects.ts';
import { defineRoute } from '../../platform/rest/route.ts';

// doc 001 §3 Card; the situation and the delivery are ours.
const keys = ['id', 'rede', 'parceiro', 'codigoBarras', 'numero', 'saldo', 'nome', 'situacao', 'entregue'] as const;

// doc 001 §7: ?rede= (name or id) -> cartoes.
defineRoute({
  method: 'GET',
  path: '/api/cartoes',
  permission: 'card:list',
  handle: async ({ ctx, query: { rede } }) => {
    const filter = !rede || rede === 'Todas' ? {} : /^\d{1,9}$/.test(rede) ? { networkId: Number(rede) } : { rede };
    const { items } = await runList(cardsList, ctx, { pageSize: -1 }, filter);
    return { cartoes: items.map((row) => presentRow(cardsList, row, keys)) };
  },
});

/** A refusal says so in the words of these endpoints too: "sucesso false shows the server mensagem" (doc 001 §8). */
const refusal = ({ message }: AppError) => ({ sucesso: false, mensagem: message });

// doc 001 §7: { codigoBarras, numero } -> sucesso, mensagem.
defineRoute({
  method: 'POST',
  path: '/api/cartoes',
  permission: 'card:create',
  refusal,
  handle: async ({ ctx, body, idempotencyKey }) => {
    const { id } = await runAction(createCard, ctx, body, { idempotencyKey });
    return { sucesso: true, mensagem: 'Cartão cadastrado com sucesso', id };
  },
});

// doc 002 §7 and §8: { numero, status } (0 unblock, 1 block) -> sucesso, mensagem.
defineRoute({
  method: 'POST',
  path: '/api/cartoes/status',
  permission: 'card:changeOwn',
  refusal,
  handle: async ({ ctx, body, idempotencyKey }) => {
    const { status } = await runAction(changeOwnCardStatus, ctx, body, { idempotencyKey });
    const what = status === CardRequest.DESBLOQUEAR ? 'desbloqueio' : 'bloqueio';
    return { sucesso: true, mensagem: `Solicitação de ${what} efetuada com sucesso` };
  },
});
