import type { AppContext } from '../context.ts';
import { requirePermission } from '../require-permission.ts';
import { asAsked } from './as-asked.ts';
import type { List } from './list.ts';
import { startStatement } from './run-list.ts';

/** Row count of a list, and the sum of one of its columns as decimal text; null without a column. */
export interface ListTotal {
  total: number;
  valor: string | null;
}

/**
 * Counts the rows of a list under a filter, with the policy and scope of the list itself, and sums one of its columns. Refuses:
 * NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID.
 */
export async function listTotal(definition: List, ctx: AppContext, filter: Record<string, unknown>, summed?: string): Promise<ListTotal> {
  requirePermission(ctx, definition.permission);
  const { list, params, conditions } = startStatement(asAsked(definition, ctx), ctx, {}, filter);
  const sum = summed ? `coalesce(sum(${list.columns[summed]!.sql}), 0)::numeric(16,2)` : 'null';
  const from = summed ? list.from : (list.countFrom ?? list.from);
  const where = conditions.all.length ? `where ${conditions.all.join(' and ')}` : '';
  const [row] = await ctx.read<ListTotal>(`select count(*)::int as total, ${sum} as valor from ${from} ${where}`, params);
  return row!;
}
