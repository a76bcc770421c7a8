import DataLoader from 'dataloader';
import type { AppContext } from '../context.ts';
import { requirePermission } from '../require-permission.ts';
import { asAsked } from './as-asked.ts';
import type { Bind, List } from './list.ts';
import { type ListOptions, nestedSlice, orderOf, presenterOf, type Row, readOptions, selectedColumns, startStatement } from './run-list.ts';

/** How one list's rows lead to another's. Keys are numbers on both sides. */
export interface Relation {
  /** The list whose rows get the field. */
  from: List;
  /** Name of the field. */
  name: string;
  description: string;
  to: List;
  /** To-many: the expression over `to.from` that gives the first row's id. */
  many?: string;
  /** To-many: additional conditions. */
  where?: string[];
  /** To-one: the column of the first row's own table that holds the other row's id. */
  one?: { table: string; column: string };
}

/** What to read of the other list: requested columns, and the same options and filters the list itself takes. */
export interface Wanted {
  columns: readonly string[];
  options: ListOptions;
  filter: Record<string, unknown>;
}

/**
 * Loads rows by id: one statement answers all rows of a request that ask the same, under the policy and row scope of their list. Refuses:
 * NOT_SIGNED_IN, NOT_ALLOWED, LIST_SORT_UNKNOWN, INPUT_INVALID.
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

/** A row and the id of the row that leads to it. */
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

/** The rows with file keys turned into URLs. */
export function filesShown<Shown extends Row>(list: List, ctx: AppContext, columns: readonly string[], rows: Shown[]): Shown[] {
  return columns.some((name) => list.columns[name]?.type === 'file') ? (rows.map(presenterOf(list, ctx)) as Shown[]) : rows;
}

/** Counts the rows of each parent, all pages together, in one statement. */
export function relatedCountsLoader(relation: Relation, ctx: AppContext, wanted: Omit<Wanted, 'columns'>): DataLoader<number, number> {
  return new DataLoader(async (ids) => {
    const params: unknown[] = [];
    const { many, where = [] } = relation;
    const to = asAsked(relation.to, ctx);
    const { bind, conditions } = startStatement(to, ctx, readOptions(wanted.options), wanted.filter, params);
    const all = [...conditions.all, ...where, `${many} = parents.id`].join(' and ');
    const found = await ctx.read<{ id: number; total: number }>(
      `select parents.id, (select count(*)::int from ${to.from} where ${all}) as total from unnest(${bind(ids)}::bigint[]) parents(id)`,
      params,
    );
    const totals = new Map(found.map(({ id, total }) => [Number(id), total]));
    return ids.map((id) => totals.get(id) ?? 0);
  });
}

interface Place {
  /** Parameters of the statement that this one is embedded in. */
  params: unknown[];
  /** The array of parent ids. */
  parents: (bind: Bind) => string;
  /** The rows will pass through JSON. */
  asJson?: boolean;
  /** Selected in addition to the requested columns. */
  extra?: readonly string[];
}

/** The statement from ids to rows, as `RelatedRow`s. */
export function relatedStatement(definition: Relation, ctx: AppContext, wanted: Wanted, place: Place): string {
  const relation = { ...definition, to: asAsked(definition.to, ctx) };
  return relation.one ? oneStatement(relation, relation.one, ctx, wanted, place) : manyStatement(relation, ctx, wanted, place);
}

/** Selects and limits rows per parent, all in one statement. */
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

/** One pass over the other list, so its joined totals are computed once instead of per parent. */
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

/** The rows themselves, each once, when their own ids are known. */
export function rowsStatement(
  definition: List,
  ctx: AppContext,
  columns: readonly string[],
  place: Omit<Place, 'parents'> & { ids: string },
): string {
  const list = asAsked(definition, ctx);
  const { conditions } = startStatement(list, ctx, {}, {}, place.params);
  return `select ${[...selectedColumns(list, ctx, columns, place.asJson), ...(place.extra ?? [])].join(', ')} from ${list.from}
    where ${[...conditions.all, `${list.key} = any(${place.ids}::bigint[])`].join(' and ')}`;
}
