import { countStock, prepareReport, soldProductsList, stockCountsQuery, stockReportList } from '../../modules/reports/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { presentRow } from '../../platform/rest/list-dialects.ts';
import { defineRoute } from '../../platform/rest/route.ts';
import { logEntries, networkFilter, periodOf } from './report-dialect.ts';

// doc 001 §3 Stock row.
const keys = [
  'rede',
  'codProduto',
  'produto',
  'dataUltimoPedido',
  'qtdUltimoPedido',
  'dataPenultimoPedido',
  'qtdPenultimoPedido',
  'qtdVendida',
  'qtdPontuada',
  'saldoEstoqueRegional',
  'saldoEstoque',
] as const;

// doc 001 §7: ?rede, ano, mes (two digits) -> comprasPontuacao.
defineRoute({
  method: 'GET',
  path: '/api/compras-pontuacao',
  permission: 'stock:read',
  handle: async ({ ctx, query }) => {
    const { ano, mes } = periodOf(ctx, query);
    await runAction(prepareReport, ctx, { tipo: 'COMPRAS_PONTUACAO', ano, mes });
    const filter = { ...networkFilter(query.rede), ano: Number(ano), mes: Number(mes) };
    const { items } = await runList(stockReportList, ctx, { pageSize: -1 }, filter);
    return { comprasPontuacao: items.map((row) => presentRow(stockReportList, row, keys)) };
  },
});

defineRoute({
  method: 'POST',
  path: '/api/estoque/saldo',
  permission: 'stock:count',
  handle: ({ ctx, body, idempotencyKey }) => runAction(countStock, ctx, body, { idempotencyKey }),
});

// doc 001 §7: ?rede, codProduto -> liberacoes; the parameters of each are saldo and data (§3).
defineRoute({
  method: 'GET',
  path: '/api/estoque/liberacoes',
  permission: 'stock:read',
  handle: async ({ ctx, query: { rede, codProduto } }) => ({
    liberacoes: logEntries(await runQuery(stockCountsQuery, ctx, { rede, codProduto })),
  }),
});

// doc 001 §3 Sold product.
const soldKeys = ['revenda', 'mes', 'codProduto', 'produto', 'quantidade', 'valorUnitarioMedio', 'valorTotal', 'totalPontuado'] as const;

// doc 001 §7: ?revenda (id, CNPJ or name), ano -> produtosVendidos; mes is the number of the month.
defineRoute({
  method: 'GET',
  path: '/api/produtos_vendidos',
  permission: 'soldProducts:read',
  handle: async ({ ctx, query: { revenda, ano } }) => {
    const store = !revenda || revenda === 'Todas' ? {} : /^\d{1,9}$/.test(revenda) ? { storeId: Number(revenda) } : { revenda };
    const filter = { ...store, ano: Number(periodOf(ctx, { ano }).ano) };
    const options = { pageSize: -1, sort: 'mes', direction: 'asc' as const };
    const { items } = await runList(soldProductsList, ctx, options, filter);
    return {
      produtosVendidos: items.map((row) => ({ ...presentRow(soldProductsList, row, soldKeys), mes: Number(String(row.mes).slice(5, 7)) })),
    };
  },
});
