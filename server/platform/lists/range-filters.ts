import { z } from 'zod';
import { compare } from '../../shared/money.ts';
import { mayDo } from '../actor.ts';
import type { AppContext } from '../context.ts';
import { inputError } from '../errors/app-error.ts';
import { dayFilters } from './day-filters.ts';
import type { Bind, ColumnType, List, ListColumn } from './list.ts';
import { dayRule, decimalRule, integerRule } from './list-rules.ts';
import { isMasked } from './personal.ts';

/** How the two ends of a range are named and read. */
export type RangeKind = 'integer' | 'decimal' | 'day';

const KINDS: Partial<Record<ColumnType, RangeKind>> = {
  integer: 'integer',
  decimal: 'decimal',
  money: 'decimal',
  points: 'decimal',
  date: 'day',
  dateTime: 'day',
};

/** A value of a range filter after its rules. */
interface Range {
  min?: string | number | null;
  max?: string | number | null;
  from?: string | null;
  to?: string | null;
}

/** The columns that have a range filter, by name: numbers and days. A filter that the list declares under the same name takes its place. */
export function rangeColumns({ columns, filters = {} }: Pick<List, 'columns' | 'filters'>): Record<string, RangeKind> {
  const ranges = Object.entries(columns).flatMap(([name, { type, set, ranged }]) => {
    const kind = KINDS[type];
    return kind && !set && ranged !== false && !Object.hasOwn(filters, name) ? [[name, kind] as const] : [];
  });
  return Object.fromEntries(ranges);
}

const isAbsent = (end: unknown) => end === null || end === undefined;
const numbers = (end: z.ZodType<number | string>) =>
  z
    .strictObject({ min: end.nullish(), max: end.nullish() })
    .refine(
      ({ min, max }) => isAbsent(min) || isAbsent(max) || compare(String(min), String(max)) <= 0,
      'Mínimo não pode ser maior que o máximo',
    );

const RULES: Record<RangeKind, z.ZodType> = {
  integer: numbers(integerRule),
  decimal: numbers(decimalRule),
  // doc 001: the documented text for two days in the wrong order.
  day: z
    .strictObject({ from: dayRule.nullish(), to: dayRule.nullish() })
    .refine(({ from, to }) => !from || !to || from <= to, 'Data inicial não pode ser maior que data final'),
};

/** The rules of a list's range filters and of the older names of their ends. */
export const rangeRules = (list: List): Record<string, z.ZodType> => ({
  ...Object.fromEntries(Object.entries(rangeColumns(list)).map(([name, kind]) => [name, RULES[kind].optional()])),
  ...Object.fromEntries(
    Object.values(list.periods ?? {})
      .flat()
      .map((name) => [name, dayRule.optional()]),
  ),
});

const later = (a: string | null | undefined, b: string | null | undefined) => (a && b ? (a > b ? a : b) : (a ?? b));
const earlier = (a: string | null | undefined, b: string | null | undefined) => (a && b ? (a < b ? a : b) : (a ?? b));

/** The filter with older names of ends replaced by their range; where both are given, both hold. */
export function withPeriods({ periods = {} }: List, filter: Record<string, unknown>): Record<string, unknown> {
  const merged = { ...filter };
  for (const [column, [from, to]] of Object.entries(periods)) {
    const ends = { from: merged[from] as string | undefined, to: merged[to] as string | undefined };
    delete merged[from];
    delete merged[to];
    const range = merged[column] as Range | undefined;
    if (ends.from || ends.to) merged[column] = { from: later(ends.from, range?.from), to: earlier(ends.to, range?.to) };
  }
  return merged;
}

/**
 * Conditions of the range filters in use. A column whose value the reader may not see has none: a search by halves would find the value.
 * Refuses: INPUT_INVALID.
 */
export function rangeConditions(list: List, ctx: AppContext, filter: Record<string, unknown>, bind: Bind): string[] {
  return rangesIn(list, filter).flatMap(([name, kind, range]) => {
    const column = list.columns[name]!;
    if (!isReadable(column, ctx)) throw inputError([{ field: name, message: `Campo não permitido: ${name}` }]);
    return conditionsOf(column, kind, range, bind);
  });
}

const isReadable = ({ permission, masked }: ListColumn, ctx: AppContext) =>
  (!permission || mayDo(ctx.actor, permission)) && !(masked && isMasked(ctx));

const rangesIn = (list: List, filter: Record<string, unknown>) =>
  Object.entries(rangeColumns(list)).flatMap(([name, kind]) =>
    filter[name] === undefined ? [] : [[name, kind, filter[name] as Range] as const],
  );

function conditionsOf({ sql, type }: ListColumn, kind: RangeKind, range: Range, bind: Bind): string[] {
  const days = dayFilters(`(${sql})`);
  const sides: [given: unknown, condition: (placeholder: string) => string][] =
    type === 'dateTime'
      ? [
          [range.from, days.from],
          [range.to, days.to],
        ]
      : [
          [range.from ?? range.min, (value) => `(${sql}) >= ${value}::${SQL_TYPES[kind]}`],
          [range.to ?? range.max, (value) => `(${sql}) <= ${value}::${SQL_TYPES[kind]}`],
        ];
  return sides.flatMap(([given, condition]) => (isAbsent(given) ? [] : [condition(bind(given))]));
}

const SQL_TYPES: Record<RangeKind, string> = { integer: 'int', decimal: 'numeric', day: 'date' };

/** The list counted by all its joins, where a range is over a column of another table than the one it is counted by. */
export function countedWith(list: List, filter: Record<string, unknown>): List {
  const table = /^\w+ (\w+)$/.exec(list.countFrom ?? '')?.[1];
  const isOwn = ([name]: readonly [string, ...unknown[]]) =>
    Boolean(table) && new RegExp(`^${table}\\.\\w+$`).test(list.columns[name]!.sql);
  if (!list.countFrom || rangesIn(list, filter).every(isOwn)) return list;
  const { countFrom: _joinless, ...joined } = list;
  return joined;
}
