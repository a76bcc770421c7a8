import { z } from 'zod';
import {
  cancelPosting,
  findPosting,
  findSubmissionByFile,
  postOwnSale,
  postSale,
  returnPostingToPending,
  salesByNumberQuery,
  sendSale,
} from '../../modules/postings/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { amountRule, dayRule, idAnswer, idRule, messageRule } from '../../platform/rest/answer-rules.ts';
import { inputOf } from '../../platform/rest/body-rules.ts';
import { defineRoute, type RouteRequest } from '../../platform/rest/route.ts';
import { toJsonNumber } from '../../shared/money.ts';
import { identifierRule, saleOf, saleOptions } from './sale-body.ts';

const saleRule = z
  .strictObject({
    id: idRule,
    identificador: z.string(),
    tipoFiscal: z.string(),
    parceiro: z.string(),
    revenda: z.string(),
    realizadoEm: dayRule,
    totalPontos: amountRule,
  })
  .meta({ id: 'SaleByNumber' });
// doc 001 §7: the duplicate check of the new sale.
defineRoute({
  method: 'GET',
  path: '/api/vendas',
  tag: 'Pontuações',
  summary: 'Vendas com o mesmo número, para não pontuar duas vezes',
  permission: 'sale:check',
  query: {
    identificador: z.string().describe('Número da nota ou do cupom.'),
    tipoFiscal: z.string().describe('Tipo fiscal.'),
    codRevenda: z.string().describe('Código da loja.'),
    cpf: z.string().describe('CPF do vendedor.'),
  },
  answer: z.strictObject({ vendas: z.array(saleRule) }),
  handle: async ({ ctx, query }) => {
    const { identificador, tipoFiscal, codRevenda, cpf } = query;
    const vendas = await runQuery(salesByNumberQuery, ctx, { identificador, tipoFiscal, codRevenda, cpf });
    return { vendas: vendas.map((sale) => ({ ...sale, totalPontos: Number(sale.totalPontos) })) };
  },
});

const itemsOf = (itens: unknown) =>
  Array.isArray(itens)
    ? itens.map((item: Record<string, unknown>) => ({
        codigo: typeof item?.codigo === 'number' ? String(item.codigo) : item?.codigo,
        qtde: item?.qtde,
        valorUnitario: item?.valorUnitario,
        ...(item?.valorDesconto === undefined || item.valorDesconto === null ? {} : { valorDesconto: item.valorDesconto }),
      }))
    : itens;

// doc 001 §7 Sales: the response has mensagem. Sellers record their own sales here too (002 §7).
defineRoute({
  method: 'POST',
  path: '/api/pontuacoes/pontuar',
  tag: 'Pontuações',
  summary: 'Pontua uma venda: o painel a de um vendedor, o vendedor a sua',
  permission: 'sale:send',
  body: [
    inputOf(postSale, saleOptions(['submissionId', 'enviarMensagem', 'versao'])),
    inputOf(postOwnSale, saleOptions(['enviarMensagem'])),
  ],
  answer: messageRule.extend({ totalPontos: amountRule.optional(), saldoNovo: amountRule.optional() }),
  refuses: [
    'MONEY_PAUSED',
    'OWN_GAIN',
    'POSTING_DATE_FUTURE',
    'POSTING_DATE_OUTSIDE_MONTH',
    'POSTING_DUPLICATE',
    'POSTING_ITEM_INVALID',
    'POSTING_PRODUCT_UNKNOWN',
    'POSTING_SELLER_INACTIVE',
    'POSTING_SELLER_UNKNOWN',
    'POSTING_TYPING_ONLY',
    'SECOND_PERSON_WAITING',
    'STOCK_MISSING',
    'SUBMISSION_CHANGED',
    'SUBMISSION_CLAIMED',
    'SUBMISSION_DECIDED',
    'SUBMISSION_NOT_FOUND',
    'SUBMISSION_OF_CONSUMER',
    'SUBMISSION_SELLER_DIFFERENT',
  ],
  handle: async ({ ctx, body, idempotencyKey }) => {
    const { venda, enviarMensagem } = saleOf(body);
    const sale = {
      tipoFiscal: venda.tipoFiscal,
      identificador: typeof venda.identificador === 'number' ? String(venda.identificador) : venda.identificador,
      realizadoEm: venda.realizadoEm,
      itens: itemsOf(venda.itens),
    };
    if (ctx.actor.kind === 'seller') {
      const posted = await runAction(postOwnSale, ctx, sale, { idempotencyKey });
      return { mensagem: posted.mensagem, totalPontos: Number(posted.totalPontos), saldoNovo: Number(posted.saldo) };
    }
    const submissionId = venda.linkArquivo ? await findSubmissionByFile(ctx, venda.linkArquivo) : null;
    const { mensagem } = await sendSale(
      ctx,
      { ...sale, cpf: venda.cpf, submissionId, ...(typeof enviarMensagem === 'boolean' ? { enviarMensagem } : {}) },
      { idempotencyKey },
    );
    return { mensagem };
  },
});

const undoneRule = idAnswer.extend({ divida: amountRule.describe('O que já tinha sido gasto e fica devido.') });
const undone = ({ id, divida }: { id: number; divida: string }) => ({ id, divida: toJsonNumber(divida) });

defineRoute({
  method: 'POST',
  path: '/api/pontuacoes/cancelar',
  tag: 'Pontuações',
  summary: 'Cancela uma pontuação',
  permission: 'posting:cancel',
  body: identifierRule,
  answer: undoneRule,
  refuses: ['MONEY_PAUSED', 'LEDGER_POINTS_SPENT', 'OWN_GAIN', 'POSTING_AMBIGUOUS', 'POSTING_NOT_APPROVED', 'POSTING_NOT_FOUND'],
  handle: async ({ ctx, body, idempotencyKey }) =>
    undone(await runAction(cancelPosting, ctx, { id: await findPosting(ctx, identificadorOf(body)) }, { idempotencyKey })),
});

defineRoute({
  method: 'POST',
  path: '/api/pontuacoes/retornar-pontuacao-pendente',
  tag: 'Pontuações',
  summary: 'Devolve uma pontuação à análise',
  permission: 'posting:return',
  body: identifierRule,
  answer: undoneRule,
  refuses: [
    'MONEY_PAUSED',
    'LEDGER_POINTS_SPENT',
    'OWN_GAIN',
    'POSTING_AMBIGUOUS',
    'POSTING_NOT_APPROVED',
    'POSTING_NOT_FOUND',
    'POSTING_WITHOUT_RECEIPT',
  ],
  handle: async ({ ctx, body, idempotencyKey }) =>
    undone(await runAction(returnPostingToPending, ctx, { id: await findPosting(ctx, identificadorOf(body)) }, { idempotencyKey })),
});

const identificadorOf = (body: RouteRequest['body']): unknown => (body as { identificador?: unknown }).identificador;
