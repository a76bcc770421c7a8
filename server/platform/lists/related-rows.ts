import DataLoader from 'dataloader';
import { requirePermission } from '../actions/run-action.ts';
import type { AppContext } from '../context.ts';
import type { List } from './list.ts';
import { type ListOptions, nestedSlice, orderOf, presenterOf, type Row, readOptions, startStatement, visible } from './run-list.ts';

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
  /** Of one: a select of (parent, child) ids. */
  one?: string;
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
  const { text, params } = relation.one
    ? oneStatement(relation, relation.one, ctx, ids, wanted)
    : manyStatement(relation, ctx, ids, wanted);
  const rows = await ctx.read<Row & { __parent: number }>(text, params);
  const hasFiles = wanted.columns.some((name) => relation.to.columns[name]?.type === 'file');
  const present = hasFiles ? presenterOf(relation.to, ctx) : (row: Row) => row;
  const found = new Map<number, Row[]>();
  for (const row of rows) {
    const group = found.get(row.__parent);
    if (group) group.push(present(row));
    else found.set(row.__parent, [present(row)]);
  }
  return ids.map((id) => found.get(id) ?? []);
}

/** Rows are chosen and cut for each parent apart, all in one statement. */
function manyStatement({ to, many, where = [] }: Relation, ctx: AppContext, ids: readonly number[], { columns, options, filter }: Wanted) {
  const chosen = readOptions(options);
  const { params, bind, conditions } = startStatement(to, ctx, chosen, filter);
  const parents = bind(ids);
  const { limit, offset } = nestedSlice(chosen);
  const { order, keyDirection } = orderOf(to, ctx, chosen);
  const sorted = [...order.map(({ sql, how }) => `${sql} ${how}`), `${to.key} ${keyDirection}`].join(', ');
  const text = `select parents.id as "__parent", page.* from unnest(${parents}::bigint[]) parents(id) cross join lateral (
      select ${selected(to, ctx, columns)} from ${to.from} where ${[...conditions.all, ...where, `${many} = parents.id`].join(' and ')}
      order by ${sorted} limit ${limit} offset ${bind(offset)}) page`;
  return { text, params };
}

/** One pass over the other list, so that its joined totals are computed once and not for each parent. */
function oneStatement({ to }: Relation, pairs: string, ctx: AppContext, ids: readonly number[], { columns }: Wanted) {
  const { params, bind, conditions } = startStatement(to, ctx, {}, {});
  const where = conditions.all.length ? `where ${conditions.all.join(' and ')}` : '';
  const text = `select pairs.parent as "__parent", ${selected(to, ctx, columns)} from ${to.from}
    join (select q.parent, q.child from (${pairs}) q where q.parent = any(${bind(ids)}::bigint[])) pairs on pairs.child = ${to.key} ${where}`;
  return { text, params };
}

function selected(list: List, ctx: AppContext, columns: readonly string[]): string {
  return columns
    .map((name) => ({ name, column: list.columns[name]! }))
    .map(({ name, column }) => `${visible(column, ctx) ? column.sql : 'null'} as "${name}"`)
    .join(', ');
}
