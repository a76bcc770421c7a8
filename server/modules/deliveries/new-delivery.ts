import { staffIdOf } from '../../platform/actor.ts';
import type { ActionContext, AppContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findReader, findVisibleQuery } from './delivered-query.ts';
import './deliveries.errors.ts';
import { tryQuery } from './read-table.ts';

/** Active addresses, and active schedules, of one member of staff. */
const MAX_ACTIVE = 50;

/** Runs the query of a new delivery once, before its transaction, as it will run later: the form tells what is wrong. */
export async function tryNewDelivery(
  ctx: AppContext,
  { consultaId, escopos }: { consultaId: number; escopos: readonly string[] },
): Promise<void> {
  const staffId = staffIdOf(ctx);
  const query = await findVisibleQuery(ctx.database.read, consultaId, staffId);
  const reader = await findReader(ctx, staffId, { key: `trial:${staffId}`, scopes: escopos });
  await tryQuery(ctx, reader, query);
}

/** Refuses: DELIVERIES_TOO_MANY when the owner has as many of a table as one person may have. `active`: SQL condition. */
export async function refuseTooMany(ctx: ActionContext, table: 'spreadsheet_addresses' | 'query_schedules', active: string): Promise<void> {
  const [row] = await ctx.sql<{ total: number }>(`select count(*)::int as total from ${table} where staff_user_id = $1 and ${active}`, [
    staffIdOf(ctx),
  ]);
  if (row!.total >= MAX_ACTIVE) throw new AppError('DELIVERIES_TOO_MANY', { limit: MAX_ACTIVE });
}
