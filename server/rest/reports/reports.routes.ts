import { z } from 'zod';
import {
  generateReport,
  historyQuery,
  historyStartQuery,
  measurementNotesQuery,
  measurementQuery,
  prepareReport,
  setMeasurementNote,
  successRateList,
} from '../../modules/reports/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { amountRule, countRule, dayRule, messageRule, rowRule } from '../../platform/rest/answer-rules.ts';
import { inputOf } from '../../platform/rest/body-rules.ts';
import { presentRow } from '../../platform/rest/list-dialects.ts';
import { networkQuery } from '../../platform/rest/query-rules.ts';
import { defineRoute, type RouteRequest } from '../../platform/rest/route.ts';
import { networkFilter } from '../list-filters.ts';
import { jsonNumber, logEntries, logEntryRule, monthQuery, periodOf, yearQuery } from './report-dialect.ts';

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'] as const;

const months = Object.fromEntries(MONTHS.map((month) => [month, amountRule.nullable()]));
const historyRule = z.looseObject({ rede: z.string(), ...months, total: amountRule.nullable() }).meta({ id: 'HistoryYear' });

// doc 001 §3 and §7: ?rede, ano -> historico, "rede plus one value per month"; null for months that the year does not have yet.
defineRoute({
  method: 'GET',
  path: '/api/historico',
  tag: 'Relatórios',
  summary: 'Compras por rede e mês de um ano',
  permission: 'history:read',
  query: { rede: networkQuery, ano: yearQuery },
  answer: z.strictObject({ historico: z.array(historyRule) }),
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
  tag: 'Relatórios',
  summary: 'O primeiro dia com uma compra ou venda',
  permission: 'history:read',
  answer: z.strictObject({ primeiraData: dayRule.nullable() }),
  handle: async ({ ctx }) => ({ primeiraData: await runQuery(historyStartQuery, ctx) }),
});

const measurementRule = z
  .strictObject({
    rede: z.string(),
    mesesAtendidosAntes: countRule,
    mediaMensal: amountRule.nullable(),
    mediaMensalPos: amountRule.nullable(),
    resultadoMensal: amountRule.nullable().describe('Por cento.'),
    mediaSemanal: amountRule.nullable(),
    mediaSemanalPos: amountRule.nullable(),
    resultadoSemanal: amountRule.nullable().describe('Por cento.'),
    totalVendidoPos: amountRule.nullable(),
    mesesAtendidosPos: countRule,
    dataCadastro: dayRule,
    observacao: z.string().nullable(),
  })
  .meta({ id: 'NetworkMeasurement' });

// doc 001 §3 Measurement row.
defineRoute({
  method: 'GET',
  path: '/api/mensuracao',
  tag: 'Relatórios',
  summary: 'Mensuração por rede: antes e depois do programa',
  permission: 'measurement:read',
  query: { rede: networkQuery },
  answer: z.strictObject({ mensuracao: z.array(measurementRule) }),
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
  tag: 'Relatórios',
  summary: 'Anota uma observação sobre uma rede',
  permission: 'measurement:note',
  body: inputOf(setMeasurementNote),
  answer: messageRule,
  refuses: ['REPORT_NETWORK_UNKNOWN'],
  handle: async ({ ctx, body, idempotencyKey }) => {
    await runAction(setMeasurementNote, ctx, body, { idempotencyKey });
    return { mensagem: 'Observação salva com sucesso' };
  },
});

defineRoute({
  method: 'GET',
  path: '/api/mensuracao/observacoes',
  tag: 'Relatórios',
  summary: 'Observações sobre uma rede',
  permission: 'measurement:read',
  query: { rede: networkQuery },
  answer: z.strictObject({ observacoes: z.array(logEntryRule) }),
  refuses: ['REPORT_NETWORK_UNKNOWN'],
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
  tag: 'Relatórios',
  summary: 'Taxa de sucesso por produto em um mês',
  permission: 'successRate:read',
  query: { rede: networkQuery, ...monthQuery },
  answer: z.strictObject({ taxaSucesso: z.array(rowRule(successRateList, rateKeys)) }),
  refuses: ['REPORT_MONTH_AHEAD'],
  handle: async ({ ctx, query }) => {
    const { ano, mes } = periodOf(ctx, query);
    await runAction(prepareReport, ctx, { tipo: 'TAXA_SUCESSO', ano, mes });
    const filter = { ...networkFilter(query.rede), ano: Number(ano), mes: Number(mes) };
    const { items } = await runList(successRateList, ctx, { pageSize: -1 }, filter);
    return { taxaSucesso: items.map((row) => presentRow(successRateList, row, rateKeys)) };
  },
});

// doc 001 §7: each answers mensagem. The documents ask with GET; programs may use POST, which browsers never prefetch.
const generators = {
  '/api/relatorio/gerar': { tipo: 'RELATORIO', summary: 'Gera o relatório geral' },
  '/api/compras-pontuacao/gerar': { tipo: 'COMPRAS_PONTUACAO', summary: 'Gera o relatório de compras e pontuação' },
  '/api/taxa-sucesso/gerar': { tipo: 'TAXA_SUCESSO', summary: 'Gera a taxa de sucesso' },
  '/api/antifraude/gerar': { tipo: 'ANTIFRAUDE', summary: 'Gera o relatório antifraude' },
  '/api/mensuracao/gerar': { tipo: 'MENSURACAO', summary: 'Gera a mensuração' },
} as const;

const monthBody = z.looseObject({ ano: z.union([z.int(), z.string()]).optional(), mes: z.union([z.int(), z.string()]).optional() });

for (const [path, { tipo, summary }] of Object.entries(generators)) {
  const handle = async ({ ctx, query, body, idempotencyKey }: RouteRequest<'ano' | 'mes'>) => {
    const asked = Array.isArray(body) ? {} : body;
    const period = periodOf(ctx, {
      ano: query.ano || (asked?.ano ? String(asked.ano) : undefined),
      mes: query.mes || (asked?.mes ? String(asked.mes) : undefined),
    });
    const { mensagem } = await runAction(generateReport, ctx, { tipo, ...period }, { idempotencyKey });
    return { mensagem };
  };
  const route = {
    path,
    tag: 'Relatórios',
    summary,
    permission: 'reports:generate',
    query: monthQuery,
    answer: messageRule,
    refuses: ['REPORT_MONTH_AHEAD'],
    handle,
  } as const;
  defineRoute({ method: 'GET', ...route });
  defineRoute({ method: 'POST', ...route, body: monthBody });
}
