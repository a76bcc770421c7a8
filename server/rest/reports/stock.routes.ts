import { z } from 'zod';
import { countStock, prepareReport, soldProductsList, stockCountsQuery, stockReportList } from '../../modules/reports/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { secondPersonRefusals } from '../../platform/actions/second-person.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { idAnswer, rowRule } from '../../platform/rest/answer-rules.ts';
import { inputOf } from '../../platform/rest/body-rules.ts';
import { presentRow } from '../../platform/rest/list-dialects.ts';
import { networkQuery } from '../../platform/rest/query-rules.ts';
import { defineRoute } from '../../platform/rest/route.ts';
import { networkFilter } from '../list-filters.ts';
import { logEntries, logEntryRule, monthQuery, periodOf, productQuery, yearQuery } from './report-dialect.ts';

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
  tag: 'Estoque',
  summary: 'Compras e pontuação por produto em um mês',
  permission: 'stock:read',
  query: { rede: networkQuery, ...monthQuery },
  answer: z.strictObject({ comprasPontuacao: z.array(rowRule(stockReportList, keys)) }),
  refuses: ['REPORT_MONTH_AHEAD'],
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
  tag: 'Estoque',
  summary: 'Registra a contagem do estoque de uma rede',
  permission: 'stock:count',
  body: inputOf(countStock),
  answer: idAnswer,
  refuses: ['REPORT_NETWORK_UNKNOWN', 'REPORT_PRODUCT_UNKNOWN', 'STOCK_COUNT_IN_FUTURE', ...secondPersonRefusals],
  handle: ({ ctx, body, idempotencyKey }) => runAction(countStock, ctx, body, { idempotencyKey }),
});

// doc 001 §7: ?rede, codProduto -> liberacoes; the parameters of each are saldo and data (§3).
defineRoute({
  method: 'GET',
  path: '/api/estoque/liberacoes',
  tag: 'Estoque',
  summary: 'Contagens de um produto em uma rede',
  permission: 'stock:read',
  query: { rede: networkQuery, codProduto: productQuery },
  answer: z.strictObject({ liberacoes: z.array(logEntryRule) }),
  refuses: ['REPORT_NETWORK_UNKNOWN', 'REPORT_PRODUCT_UNKNOWN'],
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
  tag: 'Estoque',
  summary: 'Produtos vendidos de uma loja em um ano',
  permission: 'soldProducts:read',
  query: { revenda: z.string().describe('Id, CNPJ ou nome da loja; Todas para não filtrar.'), ano: yearQuery },
  answer: z.strictObject({ produtosVendidos: z.array(rowRule(soldProductsList, soldKeys, { plus: { mes: z.int().min(1).max(12) } })) }),
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
