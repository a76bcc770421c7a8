import { normalizeSearch } from '../../shared/text.ts';
import { requirePermission } from '../actions/run-action.ts';
import { validate } from '../actions/validate.ts';
import { mayDo } from '../actor.ts';
import type { AppContext } from '../context.ts';
import { AppError, defineErrors } from '../errors/app-error.ts';
import { type FileColumnValue, fileColumnUrl } from '../files/file-url.ts';
import type { Bind, List, ListColumn, ListFilter } from './list.ts';
import { filterSchema, listOptionsSchema } from './list-options.ts';

defineErrors({
  LIST_SORT_UNKNOWN: { kind: 'invalid', text: ({ column, valid }) => `Ordenação desconhecida: ${column}. Use: ${valid}`, field: 'sort' },
  LIST_UNKNOWN: { kind: 'notFound', text: 'Lista não encontrada' },
});

/** Most rows that one answer holds, whatever page size was asked for. */
export const ROW_CAP = 10_000;
const DEFAULT_PAGE_SIZE = 10;

export interface ListOptions {
  /** From 1. */
  page?: number | null;
  /** -1 asks for all rows, up to ROW_CAP. */
  pageSize?: number | null;
  /** Name of a sortable column. */
  sort?: string | null;
  direction?: 'asc' | 'desc' | null;
  search?: string | null;
}

export type Row = Record<string, unknown>;

export interface ListPage {
  items: Row[];
  /** Exact number of rows that match, on all pages. */
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
): Promise<ListPage> {
  requirePermission(ctx, list.permission);
  const size = pageSizeOf(options);
  const statement = buildStatement(list, ctx, options, filter, { limit: size.limit, offset: size.offset });
  const rows = await ctx.read<Row & { __total: number; __key: unknown }>(statement.text, statement.params);
  const total = Number(rows[0]?.__total ?? 0);
  const present = presenterOf(list, ctx);
  const items = rows.filter((row) => row.__key !== null).map(({ __total, __key, ...row }) => present(row));
  return { items, total, capped: size.all && total > ROW_CAP };
}

/** One row by its key, under the same policy and scope; null when there is none to see. */
export async function findRow(list: List, ctx: AppContext, key: number): Promise<Row | null> {
  requirePermission(ctx, list.permission);
  const statement = buildStatement(list, ctx, {}, {}, { limit: 1, offset: 0, key });
  const [row] = await ctx.read<Row>(statement.text, statement.params);
  if (!row || row.__key === null) return null;
  const { __total, __key, ...item } = row;
  return presenterOf(list, ctx)(item);
}

/** Turns the storage keys of `file` columns into addresses that open for a while. */
function presenterOf(list: List, ctx: AppContext): (row: Row) => Row {
  const files = Object.keys(list.columns).filter((name) => list.columns[name]?.type === 'file');
  return (row) => {
    for (const name of files) row[name] = fileColumnUrl(ctx.env, ctx.clock, row[name] as FileColumnValue);
    return row;
  };
}

interface Slice {
  limit: number;
  offset: number;
  key?: number;
}

/** The statement of one page: the exact total beside the rows, also when the page is empty. */
export function buildStatement(list: List, ctx: AppContext, rawOptions: ListOptions, rawFilter: Record<string, unknown>, slice: Slice) {
  const { options, filter, params, bind, where } = startStatement(list, ctx, rawOptions, rawFilter, slice.key);
  const selected = Object.entries(list.columns).map(([name, column]) => `${visible(column, ctx) ? column.sql : 'null'} as "${name}"`);
  const bound = params.length;
  const fast =
    slice.key === undefined &&
    list.fastTotal?.({ actor: ctx.actor, filter, search: options.search ?? undefined, bind, today: ctx.clock.today() });
  if (!fast) params.length = bound;
  const total = fast || `select count(*) from ${list.countFrom ?? list.from} ${where}`;
  const text = `select total.n as "__total", page.* from (select (${total})::bigint as n) total left join lateral (
    select ${list.key} as "__key", ${selected.join(', ')} from ${list.from} ${where}
    order by ${orderOf(list, ctx, options)} limit ${bind(slice.limit)} offset ${bind(slice.offset)}) page on true`;
  return { text, params };
}

/**
 * The statement of an export: the same rows in the same order as the list shows with these options and filters, the given
 * columns only, no total. CURRENT is the page in view, ALL every row.
 */
export function buildExportStatement(
  list: List,
  ctx: AppContext,
  columns: readonly string[],
  { scope, options: rawOptions, filter: rawFilter }: { scope: 'CURRENT' | 'ALL'; options: ListOptions; filter: Record<string, unknown> },
) {
  const { options, params, bind, where } = startStatement(list, ctx, rawOptions, rawFilter);
  const selected = columns.map((name) => `${list.columns[name]?.sql} as "${name}"`);
  const size = pageSizeOf(rawOptions);
  const cut = scope === 'CURRENT' ? `limit ${bind(size.limit)} offset ${bind(size.offset)}` : '';
  const text = `select ${selected.join(', ')} from ${list.from} ${where} order by ${orderOf(list, ctx, options)} ${cut}`;
  return { text, params };
}

/** What every statement over a list begins with: validated options, and conditions that no caller can leave out. */
function startStatement(list: List, ctx: AppContext, rawOptions: ListOptions, rawFilter: Record<string, unknown>, key?: number) {
  const options = validate(listOptionsSchema, withoutNulls(rawOptions));
  const filter = validate(filterSchema(list), withoutNulls(rawFilter));
  const params: unknown[] = [];
  const bind: Bind = (value) => {
    params.push(value);
    return `$${params.length}`;
  };
  const conditions = conditionsOf(list, ctx, filter, options.search ?? undefined, bind);
  if (key !== undefined) conditions.push(`${list.key} = ${bind(key)}`);
  const where = conditions.length ? `where ${conditions.join(' and ')}` : '';
  return { options, filter, params, bind, where };
}

function conditionsOf(list: List, ctx: AppContext, filter: Record<string, unknown>, search: string | undefined, bind: Bind): string[] {
  const conditions = [...(list.where ?? []), ...(list.scope?.({ actor: ctx.actor, bind, today: ctx.clock.today() }) ?? [])];
  for (const [name, value] of Object.entries(filter)) {
    const definition = list.filters?.[name];
    if (definition && value !== undefined) conditions.push(filterCondition(definition, value, bind));
  }
  const words = search && list.search ? searchWords(search) : [];
  for (const word of words) conditions.push(`${list.search} like ${bind(`%${word.replace(/[\\%_]/g, '\\$&')}%`)}`);
  return conditions;
}

const VALUE = '\u0001value';

/** The value is bound only when the condition names it: PostgreSQL refuses a parameter that its statement does not use. */
function filterCondition({ where }: ListFilter, value: unknown, bind: Bind): string {
  const condition = where(VALUE, value, bind);
  return `(${condition.includes(VALUE) ? condition.replaceAll(VALUE, bind(value)) : condition})`;
}

/** A CPF or CNPJ typed with its mask finds the digits; a sentence finds rows that hold every word. */
function searchWords(search: string): string[] {
  return normalizeSearch(search)
    .split(' ')
    .map((word) => (/^[\d.\-/()]+$/.test(word) ? word.replace(/[^\d]/g, '') : word))
    .filter(Boolean)
    .slice(0, 6);
}

/** Whether the actor may see the column; it is null, unsortable and absent from exports for others. */
export const visible = (column: ListColumn, ctx: AppContext) => !column.permission || mayDo(ctx.actor, column.permission);

function orderOf(list: List, ctx: AppContext, options: { sort?: string | null; direction?: 'asc' | 'desc' | null }): string {
  const chosen = options.sort ? [{ column: options.sort, direction: options.direction ?? 'asc' }] : list.defaultSort;
  const parts = chosen.map(({ column, direction }) => {
    const definition = Object.hasOwn(list.columns, column) ? list.columns[column] : undefined;
    if (!definition || (options.sort && !definition.sortable) || !visible(definition, ctx))
      throw new AppError('LIST_SORT_UNKNOWN', { column, valid: sortableColumns(list, ctx).join(', ') });
    return `${definition.sql} ${direction}${definition.nullable === false || definition.type === 'id' ? '' : ' nulls last'}`;
  });
  // The key follows the direction of the main column, so that one index serves both.
  return [...parts, `${list.key} ${chosen.at(-1)?.direction ?? 'asc'}`].join(', ');
}

const sortableColumns = (list: List, ctx: AppContext) =>
  Object.entries(list.columns)
    .filter(([, column]) => column.sortable && visible(column, ctx))
    .map(([name]) => name);

function pageSizeOf(options: ListOptions): { limit: number; offset: number; all: boolean } {
  const { page, pageSize } = validate(listOptionsSchema, withoutNulls(options));
  const size = pageSize ?? DEFAULT_PAGE_SIZE;
  if (size === -1) return { limit: ROW_CAP, offset: 0, all: true };
  return { limit: Math.min(size, ROW_CAP), offset: ((page ?? 1) - 1) * size, all: size > ROW_CAP };
}

function withoutNulls<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null && inner !== undefined)) as Partial<T>;
}
