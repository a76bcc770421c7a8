import { z } from 'zod';
import { logsList, logTypesQuery } from '../../modules/logs/index.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { rowRule } from '../../platform/rest/answer-rules.ts';
import { presentRow } from '../../platform/rest/list-dialects.ts';
import { periodQuery } from '../../platform/rest/query-rules.ts';
import { defineRoute } from '../../platform/rest/route.ts';
import { addDays } from '../../shared/dates.ts';

// doc 001 §3 Log.
const keys = ['id', 'responsavel', 'tipo', 'parametros', 'criadoEm'] as const;
/** Document 001 §9: the last 7 days by default. */
const DEFAULT_DAYS = 7;

defineRoute({
  method: 'GET',
  path: '/api/logs/tipos',
  tag: 'Logs',
  summary: 'Tipos de log',
  permission: 'log:list',
  answer: z.strictObject({ tipos: z.array(z.strictObject({ tipo: z.string(), titulo: z.string() })) }),
  handle: async ({ ctx }) => ({ tipos: await runQuery(logTypesQuery, ctx) }),
});

defineRoute({
  method: 'GET',
  path: '/api/logs',
  tag: 'Logs',
  summary: 'Logs; dos últimos 7 dias se nada se pede',
  permission: 'log:list',
  query: { ...periodQuery, tipo: z.string().describe('Um dos tipos.') },
  answer: z.strictObject({ logs: z.array(rowRule(logsList, keys)) }),
  handle: async ({ ctx, query }) => {
    const { tipo, dataInicial, dataFinal } = query;
    const period = dataInicial || dataFinal ? {} : { dataInicial: addDays(ctx.clock.today(), -DEFAULT_DAYS) };
    const filter = {
      ...period,
      ...(tipo ? { tipo } : {}),
      ...(dataInicial ? { dataInicial } : {}),
      ...(dataFinal ? { dataFinal } : {}),
    };
    const { items } = await runList(logsList, ctx, { pageSize: -1 }, filter);
    return { logs: items.map((row) => presentRow(logsList, row, keys)) };
  },
});
