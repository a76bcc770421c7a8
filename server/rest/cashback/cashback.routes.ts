import { cashbackDashboardQuery, cashbackVoucherQuery, redeemCashback } from '../../modules/cashback/index.ts';
import { exportAnswer } from '../../modules/exports/index.ts';
import {
  cashbackPostingsList,
  closedCashbackList,
  findSubmissionByFile,
  pendingCashbackList,
  postCashback,
} from '../../modules/postings/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { List } from '../../platform/lists/list.ts';
import { type Row, runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { pagedOptions, presentRow } from '../../platform/rest/list-dialects.ts';
import { defineRoute, type RouteRequest } from '../../platform/rest/route.ts';
import { toJsonNumber } from '../../shared/money.ts';
import { saleOf } from '../postings/sale-body.ts';

function filters({ rede, dataInicial, dataFinal }: RouteRequest['query']): Record<string, string> {
  return { ...(rede && rede !== 'Todas' ? { rede } : {}), ...(dataInicial ? { dataInicial } : {}), ...(dataFinal ? { dataFinal } : {}) };
}

/** doc 001 §3 Sale submission: the store is `cnpjLoja`, or the first of `lojasSelecionadas`. */
function storeOf({ cnpjLoja, lojasSelecionadas }: Record<string, unknown>): unknown {
  if (cnpjLoja) return String(cnpjLoja);
  return Array.isArray(lojasSelecionadas) ? (lojasSelecionadas[0] as { cnpj?: unknown } | undefined)?.cnpj : undefined;
}

// doc 001 §7 Sales: the response has mensagem.
defineRoute({
  method: 'POST',
  path: '/api/pontuacoes/pontuar-cliente',
  permission: 'sale:post',
  handle: async ({ ctx, body, idempotencyKey }) => {
    const { venda, enviarMensagem } = saleOf(body);
    const submissionId = venda.linkArquivo ? await findSubmissionByFile(ctx, venda.linkArquivo) : null;
    const { mensagem } = await runAction(
      postCashback,
      ctx,
      {
        cpf: venda.cpf,
        tipoFiscal: venda.tipoFiscal,
        identificador: typeof venda.identificador === 'number' ? String(venda.identificador) : venda.identificador,
        realizadoEm: venda.realizadoEm,
        totalVenda: venda.totalVenda,
        valorProdutosSW: venda.valorProdutosSW,
        cnpjLoja: storeOf(venda),
        submissionId,
        ...(typeof enviarMensagem === 'boolean' ? { enviarMensagem } : {}),
      },
      { idempotencyKey },
    );
    return { mensagem };
  },
});

// doc 001 §3 Pending cashback record, answered under "pontuacao"; §7: a refusal carries erro and mensagem.
defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/pendentes-cashback',
  permission: 'submission:list',
  refusal: (error) => ({ mensagem: error.fields[0]?.message ?? error.message }),
  handle: async ({ ctx, query }) => {
    const { items, total } = await runList(pendingCashbackList, ctx, pagedOptions(query));
    const keys = ['id', 'cliente', 'cpf', 'criadoEm', 'linkArquivo', 'tipoArquivo'] as const;
    return { pontuacao: items.map((row) => presentRow(pendingCashbackList, row, keys)), totalRecords: total };
  },
});

// doc 001 §3 Cashback sale.
function saleRow(list: List, row: Row, decisions: Record<string, unknown>): Row {
  const before = ['id'] as const;
  const values = ['cnpjLoja', 'totalVenda', 'valorProdutosSW', 'realizadoEm', 'criadoEm', 'atualizadoEm', 'aprovadoPor'] as const;
  return {
    ...presentRow(list, row, before),
    Cliente: { nome: row.cliente, cpf: row.cpf },
    ...presentRow(list, row, values),
    ...decisions,
    ...presentRow(list, row, ['linkArquivo', 'tipoArquivo']),
  };
}

defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/aprovadas-cliente',
  permission: 'cashback:list',
  handle: async ({ ctx, query }) => {
    const { items, total } = await runList(cashbackPostingsList, ctx, pagedOptions(query), filters(query));
    const undecided = { reprovadoPor: null, reprovadoMotivo: null };
    return { vendas: items.map((row) => saleRow(cashbackPostingsList, row, undecided)), totalRecords: total };
  },
});

defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/encerradas-cliente',
  permission: 'submission:listClosed',
  handle: async ({ ctx, query }) => {
    const { items, total } = await runList(closedCashbackList, ctx, pagedOptions(query), filters(query));
    return {
      vendas: items.map((row) =>
        saleRow(closedCashbackList, row, { reprovadoPor: row.reprovadoPor ?? null, reprovadoMotivo: row.reprovadoMotivo ?? null }),
      ),
      totalRecords: total,
    };
  },
});

/** doc 001 §7: type=current takes the filters of the screen, type=all everything. */
const exportOf =
  (list: List) =>
  async ({ ctx, query }: RouteRequest) =>
    exportAnswer(list, ctx, {
      options: query.type === 'all' ? {} : pagedOptions(query),
      filter: query.type === 'all' ? {} : filters(query),
      scope: query.type === 'all' ? 'ALL' : 'CURRENT',
    });

defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/cashback/export',
  permission: 'cashback:list',
  handle: exportOf(cashbackPostingsList),
});
defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/cashback/encerradas/export',
  permission: 'submission:listClosed',
  handle: exportOf(closedCashbackList),
});

// doc 002 §3 Cashback dashboard.
defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/dados-cashback',
  permission: 'cashback:readOwn',
  handle: async ({ ctx }) => {
    const home = await runQuery(cashbackDashboardQuery, ctx);
    return {
      totalComprado: toJsonNumber(home.totalComprado),
      cashbackDisponivel: toJsonNumber(home.cashbackDisponivel),
      cashbackDisponivelTexto: home.cashbackDisponivelTexto,
      mostrarCardFaltam: home.mostrarCardFaltam,
      faltamParaCashback: toJsonNumber(home.faltamParaCashback),
      promocaoAtiva: home.promocaoAtiva,
      jaResgatouCashback: home.jaResgatouCashback,
      totalProdutosSW: toJsonNumber(home.totalProdutosSW),
      valorResgateLiberado: toJsonNumber(home.valorResgateLiberado),
      saldoCashback: toJsonNumber(home.saldoCashback),
      valorTotalResgates: toJsonNumber(home.valorTotalResgates),
    };
  },
});

// doc 002 §3 Cashback voucher; without one the keys are there and empty.
defineRoute({
  method: 'GET',
  path: '/api/resgate/cliente',
  permission: 'cashback:readOwn',
  handle: async ({ ctx }) => {
    const voucher = await runQuery(cashbackVoucherQuery, ctx);
    return { codigo: voucher?.codigo ?? null, valor: voucher ? toJsonNumber(voucher.valor) : 0 };
  },
});

// doc 002 §7: reads cliente (cpf); the id is ours.
defineRoute({
  method: 'POST',
  path: '/api/resgate/resgatar',
  permission: 'cashback:redeem',
  handle: async ({ ctx, body, idempotencyKey }) => {
    if (ctx.actor.kind !== 'consumer') throw new AppError('NOT_ALLOWED');
    const { id } = await runAction(redeemCashback, ctx, Array.isArray(body) ? {} : body, { idempotencyKey });
    return { id, cliente: { cpf: ctx.actor.cpf } };
  },
});
