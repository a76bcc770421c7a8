import type { AppContext } from '../../platform/context.ts';

/** Network days per transaction: about a second's work, so that it never delays vacuum or a stop for long. */
const DAYS_AT_ONCE = 500;
const PATIENCE_SECONDS = 300;

/**
 * Updates the stored sales sums (sale_sums_refresh) for days marked since the last time. Reports are correct without it, because they read
 * marked days from the tables; with it they are fast. Does nothing while another refresh is running.
 */
export async function refreshSaleSums(ctx: AppContext, signal?: AbortSignal): Promise<void> {
  await ctx.database.transaction((tx) => tx.sql('select posting_counts_fold()'));
  for (let taken = DAYS_AT_ONCE; taken === DAYS_AT_ONCE; ) {
    signal?.throwIfAborted();
    taken = await ctx.database.transaction(async (tx) => {
      await tx.patience(PATIENCE_SECONDS);
      const [row] = await tx.sql<{ dias: number }>('select sale_sums_refresh($1) as dias', [DAYS_AT_ONCE]);
      return row?.dias ?? 0;
    });
  }
}
