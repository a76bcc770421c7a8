import { logsList, logTypesQuery } from '../../modules/logs/index.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { presentRow } from '../../platform/rest/list-dialects.ts';
import { defineRoute } from '../../platform/rest/route.ts';
import { addDays } from '../../shared/dates.ts';

// doc 001 §3 Log.
const keys = ['id', 'responsavel', 'tipo', 'parametros', 'criadoEm'] as const;
/** Document 001 §9: the last 7 days unless told. */
const DEFAULT_DAYS = 7;

defineRoute({
  method: 'GET',
  path: '/api/logs/tipos',
  permission: 'log:list',
  handle: async ({ ctx }) => ({ tipos: await runQuery(logTypesQuery, ctx) }),
});

defineRoute({
  method: 'GET',
  path: '/api/logs',
  permission: 'log:list',
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
