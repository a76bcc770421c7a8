import { z } from 'zod';
import { defineAction } from '../../platform/actions/action.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import type { RunSql } from '../../platform/db/run-sql.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { refreshSaleSums } from './sale-sums.ts';

/**
 * Rebuilds the rows of Antifraude and the networks under alert in the caller's transaction, for all networks or the given ones. The formula
 * is the function antifraud_rows (domain rules §4.8).
 */
export async function writeStockAlerts(sql: RunSql, now: Date, networkIds: readonly number[] | null = null): Promise<void> {
  await sql('select antifraud_refresh($1, $2::int[])', [now, networkIds]);
}

/** Recomputes the networks under anti-fraud alert. Covers every product of every network, so it runs as a job and never on a request. */
const refreshStockAlerts = defineAction({
  name: 'refreshStockAlerts',
  title: 'Atualização de alertas',
  permission: 'stockAlert:refresh',
  logged: false,
  input: z.strictObject({}),
  handler: async (ctx) => {
    await ctx.patience(300);
    await writeStockAlerts(ctx.sql, ctx.clock.now());
    return true;
  },
});

defineJob({
  name: 'refresh-stock-alerts',
  cron: '*/15 * * * *',
  expireInSeconds: 600,
  handler: async (ctx, _data, { signal }) => {
    await refreshSaleSums(ctx, signal);
    await runAction(refreshStockAlerts, ctx, {});
  },
});

/** Names of networks under alert within reach, for actors who may see the anti-fraud report. */
export async function networksUnderAlert(ctx: AppContext): Promise<string[]> {
  const networkIds = ctx.actor.kind === 'staff' ? ctx.actor.networkIds : null;
  const rows = await ctx.read<{ nome: string }>(
    `select n.nome from stock_alerts a join networks n on n.id = a.network_id
     where n.ativo and n.excluido_em is null and ($1::int[] is null or n.id = any ($1)) order by n.nome`,
    [networkIds],
  );
  return rows.map(({ nome }) => nome);
}
