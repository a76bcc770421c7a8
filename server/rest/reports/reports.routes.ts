import {
  generateReport,
  historyQuery,
  historyStartQuery,
  measurementNotesQuery,
  measurementQuery,
  noteMeasurement,
  prepareReport,
  successRateList,
} from '../../modules/reports/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { presentRow } from '../../platform/rest/list-dialects.ts';
import { defineRoute, type RouteRequest } from '../../platform/rest/route.ts';
import { jsonNumber, logEntries, networkFilter, periodOf } from './report-dialect.ts';

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'] as const;

// doc 001 §3 and §7: ?rede, ano -> historico, "rede plus one value per month"; null for months that the year does not have yet.
defineRoute({
  method: 'GET',
  path: '/api/historico',
  permission: 'history:read',
  handle: async ({ ctx, query }) => {
    const rows = await runQuery(historyQuery, ctx, { rede: query.rede, ano: periodOf(ctx, query).ano });
    return {
      historico: rows.map(({ rede, valores, total }) => ({
        rede,
        ...Object.fromEntries(MONTHS.map((month, index) => [month, jsonNumber(valores[index])])),
        total: jsonNumber(total),
      })),
    };
  },
});

defineRoute({
  method: 'GET',
  path: '/api/historico/primeiraData',
  permission: 'history:read',
  handle: async ({ ctx }) => ({ primeiraData: await runQuery(historyStartQuery, ctx) }),
});

// doc 001 §3 Measurement row.
defineRoute({
  method: 'GET',
  path: '/api/mensuracao',
  permission: 'measurement:read',
  handle: async ({ ctx, query: { rede } }) => {
    await runAction(prepareReport, ctx, { tipo: 'MENSURACAO' });
    const rows = await runQuery(measurementQuery, ctx, { rede });
    return {
      mensuracao: rows.map(({ networkId: _id, ...row }) => ({
        ...row,
        mediaMensal: jsonNumber(row.mediaMensal),
        mediaMensalPos: jsonNumber(row.mediaMensalPos),
        resultadoMensal: jsonNumber(row.resultadoMensal),
        mediaSemanal: jsonNumber(row.mediaSemanal),
        mediaSemanalPos: jsonNumber(row.mediaSemanalPos),
        resultadoSemanal: jsonNumber(row.resultadoSemanal),
        totalVendidoPos: jsonNumber(row.totalVendidoPos),
      })),
    };
  },
});

defineRoute({
  method: 'POST',
  path: '/api/mensuracao/observacao',
  permission: 'measurement:note',
  handle: async ({ ctx, body, idempotencyKey }) => {
    await runAction(noteMeasurement, ctx, body, { idempotencyKey });
    return { mensagem: 'Observação salva com sucesso' };
  },
});

defineRoute({
  method: 'GET',
  path: '/api/mensuracao/observacoes',
  permission: 'measurement:read',
  handle: async ({ ctx, query: { rede } }) => ({ observacoes: logEntries(await runQuery(measurementNotesQuery, ctx, { rede })) }),
});

// doc 001 §3 Measurement product-level row.
const rateKeys = [
  'rede',
  'produto',
  'codProduto',
  'valorUnitarioProduto',
  'mes',
  'ano',
  'qtdVendidaAntes',
  'mesesAtendidoAntes',
  'qtdVendida',
  'aumentoVendas',
  'aumentoVendasDinheiro',
  'taxaSucesso',
] as const;

// doc 001 §7: ?rede, ano, mes -> taxaSucesso.
defineRoute({
  method: 'GET',
  path: '/api/taxa-sucesso',
  permission: 'successRate:read',
  handle: async ({ ctx, query }) => {
    const { ano, mes } = periodOf(ctx, query);
    await runAction(prepareReport, ctx, { tipo: 'TAXA_SUCESSO', ano, mes });
    const filter = { ...networkFilter(query.rede), ano: Number(ano), mes: Number(mes) };
    const { items } = await runList(successRateList, ctx, { pageSize: -1 }, filter);
    return { taxaSucesso: items.map((row) => presentRow(successRateList, row, rateKeys)) };
  },
});

// doc 001 §7: each answers mensagem. The documents ask with GET; programs may use POST, which no browser sends by itself.
const generators = {
  '/api/relatorio/gerar': 'RELATORIO',
  '/api/compras-pontuacao/gerar': 'COMPRAS_PONTUACAO',
  '/api/taxa-sucesso/gerar': 'TAXA_SUCESSO',
  '/api/antifraude/gerar': 'ANTIFRAUDE',
  '/api/mensuracao/gerar': 'MENSURACAO',
} as const;

for (const [path, tipo] of Object.entries(generators)) {
  const handle = async ({ ctx, query, body, idempotencyKey }: RouteRequest) => {
    const asked = Array.isArray(body) ? {} : body;
    const period = periodOf(ctx, {
      ano: query.ano || (asked?.ano ? String(asked.ano) : undefined),
      mes: query.mes || (asked?.mes ? String(asked.mes) : undefined),
    });
    const { mensagem } = await runAction(generateReport, ctx, { tipo, ...period }, { idempotencyKey });
    return { mensagem };
  };
  defineRoute({ method: 'GET', path, permission: 'reports:generate', handle });
  defineRoute({ method: 'POST', path, permission: 'reports:generate', handle });
}
