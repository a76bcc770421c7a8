import type { z } from 'zod';
import { mayDo } from '../actor.ts';
import type { AppContext } from '../context.ts';
import { AppError, defineErrors } from '../errors/app-error.ts';
import { type FileColumnValue, fileColumnUrl } from '../files/file-url.ts';
import { requirePermission } from '../require-permission.ts';
import { validate } from '../validate.ts';
import { asAsked } from './as-asked.ts';
import type { Bind, CounterQuery, List, ListColumn, ListFilter, ScopeContext } from './list.ts';
import { filterSchema, listOptionsSchema } from './list-options.ts';
import { type PageParts, pageStatement } from './page-statement.ts';
import { noteDisclosed } from './personal.ts';
import { countedWith, rangeConditions, withPeriods } from './range-filters.ts';
import { searchConditions } from './search-words.ts';

defineErrors({
  LIST_SORT_UNKNOWN: { kind: 'invalid', text: ({ column, valid }) => `Ordenação desconhecida: ${column}. Use: ${valid}`, field: 'sort' },
  LIST_UNKNOWN: { kind: 'notFound', text: 'Lista não encontrada' },
});

/** Most rows in one answer, whatever page size was requested. */
export const ROW_CAP = 10_000;
const DEFAULT_PAGE_SIZE = 10;

export interface ListOptions {
  /** From 1. */
  page?: number | null;
  /** -1 requests all rows, up to ROW_CAP. */
  pageSize?: number | null;
  /** Name of a sortable column. */
  sort?: string | null;
  direction?: 'asc' | 'desc' | null;
  search?: string | null;
}

export type Row = Record<string, unknown>;

export interface ListPage {
  items: Row[];
  /** Exact number of matching rows on all pages. */
  total: number;
  /** Whether ROW_CAP cut the page. */
  capped: boolean;
}

/**
 * Reads one page of a list in one SQL statement: policy, row scope, filters, search, a total order, the exact total.
 * Refuses: NOT_SIGNED_IN, NOT_ALLOWED, LIST_SORT_UNKNOWN, INPUT_INVALID (unknown filters are named).
 */
export async function runList(
  list: List,
  ctx: AppContext,
  options: ListOptions = {},
  filter: Record<string, unknown> = {},
  wish: PageWish = {},
): Promise<ListPage> {
  const { text, params, pageOf } = pageQuery(list, ctx, options, filter, wish);
  return pageOf(await ctx.read(text, params));
}

/** What to read of a page; everything by default. */
export interface PageWish {
  columns?: readonly string[];
  /** False omits the count: the total is then 0. */
  withTotal?: boolean;
  /** The rows will pass through JSON, which has no decimals. */
  asJson?: boolean;
  /** Selected in addition to the columns, `sql as "name"`. */
  extra?: readonly string[];
}

/** The statement of one page and how its rows become the page: for `runList`, and for callers that read more in the same statement. */
export function pageQuery(list: List, ctx: AppContext, options: ListOptions, filter: Record<string, unknown>, wish: PageWish = {}) {
  requirePermission(ctx, list.permission);
  const chosen = readOptions(options);
  const size = pageSizeOf(chosen);
  const pageOf = (rows: Row[]): ListPage => {
    const total = Number(rows[0]?.__total ?? 0);
    const items = rows.filter((row) => row.__key !== null).map(presenterOf(list, ctx));
    noteDisclosed(list, ctx, items);
    return { items, total, capped: size.all && total > ROW_CAP };
  };
  return { ...buildStatement(list, ctx, chosen, filter, { ...size, ...wish }), size: size.limit, pageOf };
}

/** One row by its key, under the same policy and scope; null when there is none to see. */
export async function findRow(list: List, ctx: AppContext, key: number): Promise<Row | null> {
  const { text, params, pageOf } = rowQuery(list, ctx, key);
  return pageOf(await ctx.read(text, params)).items[0] ?? null;
}

/** The statement of one row by its key, like `pageQuery`. */
export function rowQuery(list: List, ctx: AppContext, key: number, wish: PageWish = {}) {
  requirePermission(ctx, list.permission);
  const pageOf = (rows: Row[]): ListPage => {
    const items = rows.filter((row) => row.__key !== null).map(presenterOf(list, ctx));
    return { items, total: items.length, capped: false };
  };
  return { ...buildStatement(list, ctx, {}, {}, { limit: 1, offset: 0, key, ...wish }), size: 1, pageOf };
}

/** Keeps only the columns, and turns storage keys of `file` columns into temporary URLs. */
export function presenterOf(list: List, ctx: AppContext): (row: Row) => Row {
  const files = Object.keys(list.columns).filter((name) => list.columns[name]?.type === 'file');
  return ({ __total, __key, ...row }) => {
    for (const name of files) if (name in row) row[name] = fileColumnUrl(ctx.env, ctx.clock, row[name] as FileColumnValue);
    return row;
  };
}

interface Slice {
  limit: number;
  offset: number;
}

/** The select list. In JSON, decimals are text, as everywhere else in this process. */
export function selectedColumns(list: List, ctx: AppContext, columns: readonly string[], asJson = false): string[] {
  return columns.map((name) => {
    const column = list.columns[name]!;
    if (!visible(column, ctx)) return `null as "${name}"`;
    return `${asJson && DECIMALS.has(column.type) ? `(${column.sql})::text` : column.sql} as "${name}"`;
  });
}

const DECIMALS = new Set<ListColumn['type']>(['decimal', 'money', 'points']);

/** The statement of one page: the exact total alongside the rows, even when the page is empty. */
function buildStatement(
  definition: List,
  ctx: AppContext,
  options: Options,
  rawFilter: Record<string, unknown>,
  slice: Slice & PageWish & { key?: number },
) {
  const { list, filter, params, bind, conditions } = startStatement(asAsked(definition, ctx), ctx, options, rawFilter);
  if (slice.key !== undefined) conditions.all.push(`${list.key} = ${bind(slice.key)}`);
  const selected = [...selectedColumns(list, ctx, slice.columns ?? Object.keys(list.columns), slice.asJson), ...(slice.extra ?? [])];
  const query = { actor: ctx.actor, filter, bind, today: ctx.clock.today() };
  const isFast = slice.key === undefined && !conditions.isSearch;
  const order = orderOf(list, ctx, options);
  const text = pageStatement({
    list,
    selected,
    conditions: conditions.all,
    ...order,
    isSearch: conditions.isSearch,
    limit: slice.limit,
    offset: slice.offset,
    withTotal: slice.withTotal ?? true,
    // Nested fields would be read for every row.
    countedInPass: Boolean(list.countedInPass) && !slice.extra?.length,
    fastTotal: () => (isFast && list.fastTotal?.(query)) || null,
    days: () => (isFast ? daysOf(list, order.chosen, query) : null),
    bind,
  });
  return { text, params };
}

/** The daily counter, when the page is ordered newest first by the instant it counts. */
function daysOf(list: List, chosen: readonly Sort[], query: CounterQuery): ReturnType<PageParts['days']> {
  const { fastDays } = list;
  if (!fastDays || chosen.length !== 1 || chosen[0]?.column !== fastDays.column || chosen[0].direction !== 'desc') return null;
  const rows = fastDays.rows(query);
  return rows ? { rows, column: list.columns[fastDays.column]!.sql } : null;
}

type Options = z.output<typeof listOptionsSchema>;
export const readOptions = (raw: ListOptions): Options => validate(listOptionsSchema, withoutNulls(raw));

/**
 * The start of every statement over a list: a validated filter, conditions no caller can omit, and the list with the joins that counting
 * them takes. `params` belong to the statement it is embedded in.
 */
export function startStatement(asked: List, ctx: AppContext, options: Options, rawFilter: Record<string, unknown>, params: unknown[] = []) {
  const filter = withPeriods(asked, validate(filterSchema(asked), withoutNulls(rawFilter)));
  const list = countedWith(asked, filter);
  const bind: Bind = (value) => {
    params.push(value);
    return `$${params.length}`;
  };
  const conditions = conditionsOf(list, ctx, filter, options.search, bind);
  return { list, filter, params, bind, conditions };
}

function conditionsOf(list: List, ctx: AppContext, filter: Record<string, unknown>, search: string | undefined, bind: Bind) {
  const scope: ScopeContext = { actor: ctx.actor, bind, today: ctx.clock.today() };
  const all = [...(list.where ?? []), ...(list.scope?.(scope) ?? []), ...rangeConditions(list, ctx, filter, bind)];
  for (const [name, value] of Object.entries(filter)) {
    const definition = list.filters?.[name];
    if (definition && value !== undefined) all.push(filterCondition(definition, value, scope));
  }
  const searched = search ? searchConditions(list, search, bind) : [];
  return { all: [...all, ...searched], isSearch: searched.length > 0 };
}

const VALUE = '\u0001value';

/** Binds the value only when the condition names it: PostgreSQL refuses unused parameters. */
function filterCondition({ where }: ListFilter, value: unknown, scope: ScopeContext): string {
  const condition = where(VALUE, value, scope);
  return `(${condition.includes(VALUE) ? condition.replaceAll(VALUE, scope.bind(value)) : condition})`;
}

/** Whether the actor may see the column; for others it is null, unsortable and absent from exports. */
export const visible = (column: ListColumn, ctx: AppContext) => !column.permission || mayDo(ctx.actor, column.permission);

type Sort = List['defaultSort'][number];

/** The order of a page: the requested sort or the list's own. Refuses: LIST_SORT_UNKNOWN. */
export function orderOf(list: List, ctx: AppContext, options: Options) {
  const chosen: readonly Sort[] = options.sort ? [{ column: options.sort, direction: options.direction ?? 'asc' }] : list.defaultSort;
  const order = chosen.map(({ column, direction }) => {
    const definition = Object.hasOwn(list.columns, column) ? list.columns[column] : undefined;
    if (!definition || (options.sort && !definition.sortable) || !visible(definition, ctx))
      throw new AppError('LIST_SORT_UNKNOWN', { column, valid: sortableColumns(list, ctx).join(', ') });
    return { sql: definition.sql, how: `${direction}${definition.nullable === false || definition.type === 'id' ? '' : ' nulls last'}` };
  });
  // The key follows the direction of the main column, so that one index serves both.
  return { chosen, order, keyDirection: chosen.at(-1)?.direction ?? ('asc' as const) };
}

const sortableColumns = (list: List, ctx: AppContext) =>
  Object.entries(list.columns)
    .filter(([, column]) => column.sortable && visible(column, ctx))
    .map(([name]) => name);

export function pageSizeOf({ page, pageSize }: Options): Slice & { all: boolean } {
  const size = pageSize ?? DEFAULT_PAGE_SIZE;
  if (size === -1) return { limit: ROW_CAP, offset: 0, all: true };
  return { limit: Math.min(size, ROW_CAP), offset: ((page ?? 1) - 1) * size, all: size > ROW_CAP };
}

/** Most rows in a nested field. */
const NESTED_CAP = 1_000;

/** The page of a nested field; -1 requests all rows up to NESTED_CAP. */
export function nestedSlice(options: Options): Slice {
  const { limit, offset } = pageSizeOf(options);
  return { limit: Math.min(limit, NESTED_CAP), offset };
}

function withoutNulls<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null && inner !== undefined)) as Partial<T>;
}
