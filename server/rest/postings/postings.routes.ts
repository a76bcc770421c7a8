import { z } from 'zod';
import { exportAnswer } from '../../modules/exports/index.ts';
import {
  cancelPosting,
  findPosting,
  findSubmissionByFile,
  ownPostingsList,
  ownSubmissionsList,
  postingItemsOf,
  postingsList,
  postOwnSale,
  postSale,
  returnPostingToPending,
  salesByNumberQuery,
  sellerPostingsList,
} from '../../modules/postings/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ListPage } from '../../platform/lists/run-list.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { amountRule, countRule, dayRule, idAnswer, idRule, messageRule, rowRule } from '../../platform/rest/answer-rules.ts';
import { inputOf } from '../../platform/rest/body-rules.ts';
import { pagedOptions, presentRow } from '../../platform/rest/list-dialects.ts';
import { exportScopeQuery, networkQuery, pagedQuery, periodQuery } from '../../platform/rest/query-rules.ts';
import { defineRoute, type RouteRequest } from '../../platform/rest/route.ts';
import { normalizeCpf } from '../../shared/cpf.ts';
import { toJsonNumber } from '../../shared/money.ts';
import { identifierRule, saleOf, saleOptions } from './sale-body.ts';

// doc 001 §3 Posting.
const KEYS = [
  'id',
  'parceiro',
  'revenda',
  'cidade',
  'identificador',
  'totalPontos',
  'valorCusto',
  'realizadoEm',
  'pontuadoEm',
  'venceEm',
  'linkArquivo',
  'tipoArquivo',
  'aprovadoPor',
] as const;

const itemRule = z
  .strictObject({
    id: idRule,
    codigo: z.string(),
    descricao: z.string().nullable(),
    qtde: amountRule,
    valorUnitario: amountRule,
    valorDesconto: amountRule,
    valorPontos: amountRule,
  })
  .meta({ id: 'PostingItem' });
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
const postingRow = rowRule(postingsList, KEYS, { plus: { itens: z.array(itemRule) } });

const ANALYSIS_KEYS = ['id', 'criadoEm', 'linkArquivo', 'tipoArquivo'] as const;
// doc 002 §3 Posting.
const OWN_KEYS = [
  'id',
  'totalPontos',
  'valorProdutosSW',
  'totalVenda',
  'pontuadoEm',
  'venceEm',
  ['validadePontos', 'venceEm'],
  'linkArquivo',
] as const;

function filters({ rede, dataInicial, dataFinal }: RouteRequest['query']): Record<string, string> {
  return {
    ...(rede && rede !== 'Todas' ? { rede } : {}),
    ...(dataInicial ? { dataInicial } : {}),
    ...(dataFinal ? { dataFinal } : {}),
  };
}

async function withItems(ctx: AppContext, { items }: ListPage) {
  const itens = await postingItemsOf(
    ctx,
    items.map(({ id }) => Number(id)),
  );
  return items.map((row) => ({ ...presentRow(postingsList, row, KEYS), itens: itens.get(Number(row.id)) ?? [] }));
}

// doc 001 §7 Postings; doc 002 §7 Scoring: with analise=true the storefront reads its receipts in analysis.
defineRoute({
  method: 'GET',
  path: '/api/pontuacoes',
  tag: 'Pontuações',
  summary: 'Pontuações do painel; na loja, as notas em análise',
  permission: 'posting:listAny',
  query: {
    ...pagedQuery(postingsList, ownSubmissionsList),
    ...periodQuery,
    rede: networkQuery,
    analise: z.enum(['true', 'false']).describe('true: as próprias notas em análise (loja).'),
  },
  answer: z.union([
    z.strictObject({ pontuacoes: z.array(postingRow), totalRecords: countRule }),
    z.strictObject({
      analise: z.array(rowRule(ownSubmissionsList, ANALYSIS_KEYS, { name: 'SubmissionInAnalysis' })),
      totalRecords: countRule,
    }),
  ]),
  handle: async ({ ctx, query }) => {
    if (ctx.actor.kind !== 'staff') {
      const { items, total } = await runList(ownSubmissionsList, ctx, pagedOptions(query), { emAnalise: true });
      return {
        analise: items.map((row) => presentRow(ownSubmissionsList, row, ANALYSIS_KEYS)),
        totalRecords: total,
      };
    }
    const page = await runList(postingsList, ctx, pagedOptions(query), filters(query));
    return { pontuacoes: await withItems(ctx, page), totalRecords: page.total };
  },
});

defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/export',
  tag: 'Pontuações',
  summary: 'Planilha das pontuações',
  permission: 'posting:export',
  query: { ...pagedQuery(postingsList), ...periodQuery, rede: networkQuery, type: exportScopeQuery },
  answer: { file: 'xlsx' },
  refuses: ['EXPORT_BUSY'],
  handle: async ({ ctx, query }) =>
    exportAnswer(postingsList, ctx, {
      options: query.type === 'all' ? {} : pagedOptions(query),
      filter: filters(query),
      scope: query.type === 'all' ? 'ALL' : 'CURRENT',
    }),
});

// doc 001 §7: the sales of one seller, answered under "pontuacoes".
defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/:cpf',
  tag: 'Pontuações',
  summary: 'Pontuações de um vendedor',
  permission: 'posting:listOfSeller',
  query: pagedQuery(sellerPostingsList),
  answer: z.strictObject({ pontuacoes: z.array(rowRule(sellerPostingsList, KEYS)) }),
  refuses: ['PATH_NOT_FOUND'],
  handle: async ({ ctx, params, query }) => {
    // Any other word in this place is a path that does not exist.
    if (!/^[\d.-]{11,14}$/.test(params.cpf ?? '')) throw new AppError('PATH_NOT_FOUND');
    const { items } = await runList(
      sellerPostingsList,
      ctx,
      { ...pagedOptions(query), pageSize: -1 },
      { cpf: normalizeCpf(params.cpf ?? '') },
    );
    return { pontuacoes: items.map((row) => presentRow(sellerPostingsList, row, KEYS)) };
  },
});

// doc 002 §7 Scoring.
defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/aprovadas',
  tag: 'Pontuações',
  summary: 'As próprias pontuações aprovadas (loja)',
  permission: 'posting:listOwn',
  query: pagedQuery(ownPostingsList),
  answer: z.strictObject({ pontuacoes: z.array(rowRule(ownPostingsList, OWN_KEYS)), totalRecords: countRule }),
  handle: async ({ ctx, query }) => {
    const { items, total } = await runList(ownPostingsList, ctx, pagedOptions(query));
    return { pontuacoes: items.map((row) => presentRow(ownPostingsList, row, OWN_KEYS)), totalRecords: total };
  },
});

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
    'APPROVAL_WAITING',
    'POSTING_DATE_FUTURE',
    'POSTING_DATE_OUTSIDE_MONTH',
    'POSTING_DUPLICATE',
    'POSTING_ITEM_INVALID',
    'POSTING_PRODUCT_UNKNOWN',
    'POSTING_SELLER_INACTIVE',
    'POSTING_SELLER_UNKNOWN',
    'POSTING_TYPING_ONLY',
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
    const { mensagem } = await runAction(
      postSale,
      ctx,
      { ...sale, cpf: venda.cpf, submissionId, ...(typeof enviarMensagem === 'boolean' ? { enviarMensagem } : {}) },
      { idempotencyKey },
    );
    return { mensagem };
  },
});

const undoneRule = idAnswer.extend({ divida: amountRule.describe('Pontos já gastos, que ficam devidos.') });
const undone = ({ id, divida }: { id: number; divida: string }) => ({ id, divida: toJsonNumber(divida) });

defineRoute({
  method: 'POST',
  path: '/api/pontuacoes/cancelar',
  tag: 'Pontuações',
  summary: 'Cancela uma pontuação',
  permission: 'posting:cancel',
  body: identifierRule,
  answer: undoneRule,
  refuses: ['LEDGER_POINTS_SPENT', 'POSTING_AMBIGUOUS', 'POSTING_NOT_APPROVED', 'POSTING_NOT_FOUND'],
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
  refuses: ['LEDGER_POINTS_SPENT', 'POSTING_AMBIGUOUS', 'POSTING_NOT_APPROVED', 'POSTING_NOT_FOUND', 'POSTING_WITHOUT_RECEIPT'],
  handle: async ({ ctx, body, idempotencyKey }) =>
    undone(await runAction(returnPostingToPending, ctx, { id: await findPosting(ctx, identificadorOf(body)) }, { idempotencyKey })),
});

const identificadorOf = (body: RouteRequest['body']): unknown => (body as { identificador?: unknown }).identificador;
