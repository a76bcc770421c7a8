import { HEAVY_PRICE } from '../../policy/query-limits.ts';
import { daysBetween } from '../../shared/dates.ts';
import { formatInteger } from '../../shared/format.ts';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { RunSql } from '../db/run-sql.ts';
import { AppError, defineErrors } from '../errors/app-error.ts';
import { limitsOf } from '../limits-of.ts';
import { allTotals, type Totals } from './totals.ts';

defineErrors({
  TOTALS_TOO_LARGE: {
    kind: 'invalid',
    text: ({ rows, limit, days }) => `Período grande demais: cerca de ${rows} linhas e o limite é ${limit}. Peça até ${days} dias.`,
    field: 'filter',
  },
});

/** Estimated size of the tables that totals read, and the first day of the programme. */
interface Sizes {
  rows: ReadonlyMap<string, number>;
  firstDay: string | null;
}
const HALF_HOUR = 1_800_000;
const known = new WeakMap<Database, { at: number; sizes: Promise<Sizes> }>();

async function readSizes({ analyse }: Database): Promise<Sizes> {
  const tables = [...new Set(allTotals().map(({ counted }) => counted))];
  const rows = await analyse<{ name: string; rows: number; first_day: string | null }>(
    `select relname as name, greatest(reltuples, 0)::float as rows, (select min(realizado_em) from postings where status = 'APROVADA') as first_day
     from pg_class where relname = any ($1::text[]) and relkind = 'r'`,
    [tables],
  );
  return { rows: new Map(rows.map(({ name, rows: size }) => [name, size])), firstDay: rows[0]?.first_day ?? null };
}

/** The sizes, read at most every half hour: PostgreSQL's own estimates change slowly. */
function sizesOf({ database, clock }: AppContext): Promise<Sizes> {
  const at = clock.now().getTime();
  const kept = known.get(database);
  if (kept && Math.abs(at - kept.at) < HALF_HOUR) return kept.sizes;
  const sizes = readSizes(database);
  known.set(database, { at, sizes });
  sizes.catch(() => known.delete(database));
  return sizes;
}

/**
 * The connection for a totals query: the analysts' for many rows. Rows are taken to be spread evenly over the programme's days, and a
 * comparison reads twice as many. Refuses: TOTALS_TOO_LARGE, naming the longest period that fits.
 */
export async function connectionFor(
  ctx: AppContext,
  { counted }: Totals,
  period: { from?: string | null | undefined; to?: string | null | undefined; compared: boolean },
): Promise<RunSql> {
  const { rows, firstDay } = await sizesOf(ctx);
  const total = rows.get(counted) ?? 0;
  const today = ctx.clock.today();
  if (!firstDay || firstDay > today) return ctx.read;
  const all = daysBetween(firstDay, today) + 1;
  const from = period.from && period.from > firstDay ? period.from : firstDay;
  const to = period.to && period.to < today ? period.to : today;
  const days = Math.min(all, Math.max(1, daysBetween(from, to) + 1));
  const scanned = Math.ceil(((total * days) / all) * (period.compared ? 2 : 1));
  const { scanned: limit } = limitsOf(ctx.actor);
  if (scanned > limit)
    throw new AppError('TOTALS_TOO_LARGE', {
      rows: formatInteger(scanned),
      limit: formatInteger(limit),
      days: formatInteger(Math.max(1, Math.floor((days * limit) / scanned))),
    });
  return scanned > HEAVY_PRICE ? ctx.database.analyse : ctx.read;
}
