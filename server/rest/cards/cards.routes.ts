import { z } from 'zod';
import { CardRequest, cardsList, changeOwnCardStatus, createCard } from '../../modules/cards/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppError } from '../../platform/errors/app-error.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { idRule, rowRule } from '../../platform/rest/answer-rules.ts';
import { inputOf } from '../../platform/rest/body-rules.ts';
import { presentRow } from '../../platform/rest/list-dialects.ts';
import { networkQuery } from '../../platform/rest/query-rules.ts';
import { defineRoute } from '../../platform/rest/route.ts';

// doc 001 §3 Card; the status and the delivery are ours.
const keys = ['id', 'rede', 'parceiro', 'codigoBarras', 'numero', 'saldo', 'nome', 'situacao', 'entregue'] as const;

// doc 001 §7: ?rede= (name or id) -> cartoes.
defineRoute({
  method: 'GET',
  path: '/api/cartoes',
  tag: 'Cartões',
  summary: 'Cartões',
  permission: 'card:list',
  query: { rede: networkQuery },
  answer: z.strictObject({ cartoes: z.array(rowRule(cardsList, keys)) }),
  handle: async ({ ctx, query: { rede } }) => {
    const filter = !rede || rede === 'Todas' ? {} : /^\d{1,9}$/.test(rede) ? { networkId: Number(rede) } : { rede };
    const { items } = await runList(cardsList, ctx, { pageSize: -1 }, filter);
    return { cartoes: items.map((row) => presentRow(cardsList, row, keys)) };
  },
});

/** These endpoints also report refusals this way: "sucesso false shows the server mensagem" (doc 001 §8). */
const refusal = {
  keys: z.strictObject({ sucesso: z.literal(false), mensagem: z.string() }),
  read: ({ message }: AppError) => ({ sucesso: false, mensagem: message }),
};
const doneRule = z.strictObject({ sucesso: z.literal(true), mensagem: z.string() });

// doc 001 §7: { codigoBarras, numero } -> sucesso, mensagem.
defineRoute({
  method: 'POST',
  path: '/api/cartoes',
  tag: 'Cartões',
  summary: 'Cadastra um cartão',
  permission: 'card:create',
  body: inputOf(createCard),
  answer: doneRule.extend({ id: idRule }),
  refuses: ['CARD_BARCODE_TAKEN', 'CARD_NUMBER_TAKEN'],
  refusal,
  handle: async ({ ctx, body, idempotencyKey }) => {
    const { id } = await runAction(createCard, ctx, body, { idempotencyKey });
    return { sucesso: true as const, mensagem: 'Cartão cadastrado com sucesso', id };
  },
});

// doc 002 §7 and §8: { numero, status } (0 unblock, 1 block) -> sucesso, mensagem.
defineRoute({
  method: 'POST',
  path: '/api/cartoes/status',
  tag: 'Cartões',
  summary: 'O vendedor bloqueia (1) ou pede o desbloqueio (0) do próprio cartão',
  permission: 'card:changeOwn',
  body: inputOf(changeOwnCardStatus),
  answer: doneRule,
  refuses: ['CARD_BLOCKED', 'CARD_NOT_BLOCKED', 'CARD_NOT_FOUND', 'CARD_UNBLOCKING'],
  refusal,
  handle: async ({ ctx, body, idempotencyKey }) => {
    const { status } = await runAction(changeOwnCardStatus, ctx, body, { idempotencyKey });
    const what = status === CardRequest.UNBLOCK ? 'desbloqueio' : 'bloqueio';
    return { sucesso: true as const, mensagem: `Solicitação de ${what} efetuada com sucesso` };
  },
});
