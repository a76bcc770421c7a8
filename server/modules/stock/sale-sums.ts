import type { AppContext } from '../../platform/context.ts';

/** Days of networks of one transaction: about a second's work, so that it never holds back vacuum or a stop for long. */
const DAYS_AT_ONCE = 500;
const PATIENCE_SECONDS = 300;

/**
 * Brings the kept sums of sales up to date (sale_sums_refresh): what was sold on days that were marked since the last time. Reports are
 * right without it, for they read marked days from the tables; with it they are cheap. While somebody else is at it nothing is done.
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
