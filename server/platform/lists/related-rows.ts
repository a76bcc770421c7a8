import DataLoader from 'dataloader';
import { requirePermission } from '../actions/run-action.ts';
import type { AppContext } from '../context.ts';
import type { Bind, List } from './list.ts';
import { type ListOptions, nestedSlice, orderOf, presenterOf, type Row, readOptions, selectedColumns, startStatement } from './run-list.ts';

/** How the rows of one list lead to those of another. Keys are numbers on both sides. */
export interface Relation {
  /** The list whose rows have the field. */
  from: List;
  /** Name of the field. */
  name: string;
  description: string;
  to: List;
  /** Of many: the expression over `to.from` that is the first row's id. */
  many?: string;
  /** Conditions besides, of many. */
  where?: string[];
  /** Of one: the column of the first row's own table that is the other row's id. */
  one?: { table: string; column: string };
}

/** What of the other list is read: the columns asked for, the same options and filters as the list itself takes. */
export interface Wanted {
  columns: readonly string[];
  options: ListOptions;
  filter: Record<string, unknown>;
}

/**
 * Leads from ids to rows: all rows of a request that ask the same are answered by one statement, under the policy and row scope of
 * the list they come from. Refuses: NOT_SIGNED_IN, NOT_ALLOWED, LIST_SORT_UNKNOWN, INPUT_INVALID.
 */
export function relatedRowsLoader(relation: Relation, ctx: AppContext, wanted: Wanted): DataLoader<number, Row[]> {
  return new DataLoader((ids) => readRelated(relation, ctx, ids, wanted));
}

async function readRelated(relation: Relation, ctx: AppContext, ids: readonly number[], wanted: Wanted): Promise<Row[][]> {
  requirePermission(ctx, relation.to.permission);
  const params: unknown[] = [];
  const rows = await ctx.read<RelatedRow>(relatedStatement(relation, ctx, wanted, { params, parents: (bind) => bind(ids) }), params);
  const found = byParent(filesShown(relation.to, ctx, wanted.columns, rows));
  return ids.map((id) => found.get(id) ?? []);
}

/** A row and the id of the row that led to it. */
export type RelatedRow = Row & { __parent: number };

export function byParent(rows: readonly RelatedRow[]): Map<number, Row[]> {
  const found = new Map<number, Row[]>();
  for (const row of rows) {
    const group = found.get(row.__parent);
    if (group) group.push(row);
    else found.set(row.__parent, [row]);
  }
  return found;
}

/** The rows with their files as addresses. */
export function filesShown<Shown extends Row>(list: List, ctx: AppContext, columns: readonly string[], rows: Shown[]): Shown[] {
  return columns.some((name) => list.columns[name]?.type === 'file') ? (rows.map(presenterOf(list, ctx)) as Shown[]) : rows;
}

interface Place {
  /** Values of the statement that this one becomes a part of. */
  params: unknown[];
  /** The array of the parents' ids. */
  parents: (bind: Bind) => string;
  /** The rows are to pass through JSON. */
  asJson?: boolean;
  /** What is selected besides the columns wanted. */
  extra?: readonly string[];
}

/** The statement that leads from ids to rows, `RelatedRow`s. */
export function relatedStatement(relation: Relation, ctx: AppContext, wanted: Wanted, place: Place): string {
  return relation.one ? oneStatement(relation, relation.one, ctx, wanted, place) : manyStatement(relation, ctx, wanted, place);
}

/** Rows are chosen and cut for each parent apart, all in one statement. */
function manyStatement({ to, many, where = [] }: Relation, ctx: AppContext, { columns, options, filter }: Wanted, place: Place) {
  const chosen = readOptions(options);
  const { bind, conditions } = startStatement(to, ctx, chosen, filter, place.params);
  const parents = place.parents(bind);
  const { limit, offset } = nestedSlice(chosen);
  const { order, keyDirection } = orderOf(to, ctx, chosen);
  const sorted = [...order.map(({ sql, how }) => `${sql} ${how}`), `${to.key} ${keyDirection}`].join(', ');
  return `select parents.id as "__parent", page.* from unnest(${parents}::bigint[]) parents(id) cross join lateral (
      select ${[...selectedColumns(to, ctx, columns, place.asJson), ...(place.extra ?? [])].join(', ')} from ${to.from}
      where ${[...conditions.all, ...where, `${many} = parents.id`].join(' and ')}
      order by ${sorted} limit ${limit} offset ${bind(offset)}) page`;
}

/** One pass over the other list, so that its joined totals are computed once and not for each parent. */
function oneStatement(
  { to }: Relation,
  { table, column }: NonNullable<Relation['one']>,
  ctx: AppContext,
  { columns }: Wanted,
  place: Place,
) {
  const { bind, conditions } = startStatement(to, ctx, {}, {}, place.params);
  const where = conditions.all.length ? `where ${conditions.all.join(' and ')}` : '';
  return `select pairs.parent as "__parent", ${selectedColumns(to, ctx, columns).join(', ')} from ${to.from}
    join (select id as parent, ${column} as child from ${table} where id = any(${place.parents(bind)}::bigint[])) pairs
      on pairs.child = ${to.key} ${where}`;
}

/** The rows themselves, each once, where the ids that name them are known. */
export function rowsStatement(
  list: List,
  ctx: AppContext,
  columns: readonly string[],
  place: Omit<Place, 'parents'> & { ids: string },
): string {
  const { conditions } = startStatement(list, ctx, {}, {}, place.params);
  return `select ${[...selectedColumns(list, ctx, columns, place.asJson), ...(place.extra ?? [])].join(', ')} from ${list.from}
    where ${[...conditions.all, `${list.key} = any(${place.ids}::bigint[])`].join(' and ')}`;
}
