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
import { pagedOptions, presentRow } from '../../platform/rest/list-dialects.ts';
import { defineRoute, type RouteRequest } from '../../platform/rest/route.ts';
import { normalizeCpf } from '../../shared/cpf.ts';
import { saleOf } from './sale-body.ts';

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
  permission: 'posting:listAny',
  handle: async ({ ctx, query }) => {
    if (ctx.actor.kind !== 'staff') {
      const { items, total } = await runList(ownSubmissionsList, ctx, pagedOptions(query), { emAnalise: true });
      return {
        analise: items.map((row) => presentRow(ownSubmissionsList, row, ['id', 'criadoEm', 'linkArquivo', 'tipoArquivo'])),
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
  permission: 'posting:export',
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
  permission: 'posting:listOfSeller',
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
  permission: 'posting:listOwn',
  handle: async ({ ctx, query }) => {
    const { items, total } = await runList(ownPostingsList, ctx, pagedOptions(query));
    const keys = [
      'id',
      'totalPontos',
      'valorProdutosSW',
      'totalVenda',
      'pontuadoEm',
      'venceEm',
      ['validadePontos', 'venceEm'],
      'linkArquivo',
    ] as const;
    return { pontuacoes: items.map((row) => presentRow(ownPostingsList, row, keys)), totalRecords: total };
  },
});

// doc 001 §7: the duplicate check of the new sale.
defineRoute({
  method: 'GET',
  path: '/api/vendas',
  permission: 'sale:check',
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
  permission: 'sale:send',
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

defineRoute({
  method: 'POST',
  path: '/api/pontuacoes/cancelar',
  permission: 'posting:cancel',
  handle: async ({ ctx, body, idempotencyKey }) =>
    runAction(cancelPosting, ctx, { id: await findPosting(ctx, identificadorOf(body)) }, { idempotencyKey }),
});

defineRoute({
  method: 'POST',
  path: '/api/pontuacoes/retornar-pontuacao-pendente',
  permission: 'posting:return',
  handle: async ({ ctx, body, idempotencyKey }) =>
    runAction(returnPostingToPending, ctx, { id: await findPosting(ctx, identificadorOf(body)) }, { idempotencyKey }),
});

const identificadorOf = (body: RouteRequest['body']): unknown => (body as { identificador?: unknown }).identificador;
