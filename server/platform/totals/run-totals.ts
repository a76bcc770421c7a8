import type { AppContext } from '../context.ts';
import { requirePermission } from '../require-permission.ts';
import { validate } from '../validate.ts';
import { connectionFor } from './scanned-rows.ts';
import type { totalsRules } from './totals.rules.ts';
import type { Totals, TotalsMeasure } from './totals.ts';
import { FEWEST_MEMBERS, type TotalsWish, totalsStatement } from './totals-statement.ts';

type Row = Record<string, unknown>;

/** The answer of a totals field: the groups of the page, the groups beyond `top` together, and all rows together. */
export interface TotalsAnswer {
  rows: Row[];
  others: Row | null;
  all: Row | null;
  /** Groups on all pages. */
  groups: number;
  computedAt: Date;
}

/**
 * Groups, filters and computes in one SQL statement, within the row scope of the actor.
 * Refuses: NOT_SIGNED_IN, NOT_ALLOWED, TOKEN_SCOPE_MISSING, INPUT_INVALID, LIST_SORT_UNKNOWN, TOTALS_TOO_LARGE.
 */
export async function runTotals(
  { totals, rules }: { totals: Totals; rules: ReturnType<typeof totalsRules> },
  ctx: AppContext,
  { raw, wish }: { raw: unknown; wish: TotalsWish },
): Promise<TotalsAnswer> {
  requirePermission(ctx, totals.permission);
  const input = validate(rules, raw);
  const params: unknown[] = [];
  const scope = { actor: ctx.actor, bind: (value: unknown) => `$${params.push(value)}`, today: ctx.clock.today() };
  const { from, to } = input.filter as { from?: string | null; to?: string | null };
  const read = await connectionFor(ctx, totals, { from, to, compared: Boolean(input.compare) });
  const rows = await read<Row>(totalsStatement(totals, input, wish, scope), params);
  const partOf = (part: string) => rows.filter(({ __part }) => __part === part).map((row) => presented(row, input.compare ?? null));
  const empty = emptyRow(totals.measures);
  return {
    rows: partOf('row').filter((row) => row !== null),
    others: partOf('others')[0] ?? null,
    // Nothing to sum: every measure has its empty value. A group hidden from the reader is null.
    all: rows.some(({ __part }) => __part === 'all') ? partOf('all')[0]! : wish.all ? empty : null,
    groups: Number(rows[0]?.__groups ?? 0),
    computedAt: ctx.clock.now(),
  };
}

const isHidden = (members: unknown) => members !== undefined && members !== null && Number(members) < FEWEST_MEMBERS;

/** The row with its earlier period below `before`; null when it has too few members for its reader. */
function presented({ __part, __n, __groups, __has_before, __members, ...row }: Row, compare: string | null): Row | null {
  if (isHidden(__members)) return null;
  if (!compare) return row;
  const before = Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => (name.startsWith('was_') ? [[name.slice(4), value]] : [])),
  );
  return { ...row, before: __has_before && !isHidden(row.was___members) ? before : null };
}

const emptyRow = (measures: Readonly<Record<string, TotalsMeasure>>): Row =>
  Object.fromEntries(
    Object.entries(measures).map(([name, { nullable, shareOf, type }]) => [
      name,
      nullable || shareOf ? null : type === 'decimal' ? '0.00' : 0,
    ]),
  );
