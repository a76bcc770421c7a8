import { type FieldNode, type GraphQLObjectType, type GraphQLResolveInfo, type GraphQLSchema, getArgumentValues } from 'graphql';
import { mayDo } from '../actor.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import type { List } from './list.ts';
import { byParent, type RelatedRow, type Relation, relatedStatement, type Wanted } from './related-rows.ts';
import { type ListOptions, type ListPage, nestedSlice, type PageWish, pageQuery, type Row, readOptions, rowQuery } from './run-list.ts';
import { columnsAmong, fieldsBelow } from './selection.ts';

/** Most rows that come along in one statement; beyond that each field asks for its own, so that no answer is one huge text. */
const MOST_ROWS = 12_000;
const MOST_BRANCHES = 20;

const relations = new Map<string, Relation>();
const keyOf = (from: List, field: string) => `${from.name}.${field}`;

/** Makes a relation known to the statements that read rows with what hangs below them. */
export function registerRelation(relation: Relation): void {
  relations.set(keyOf(relation.from, relation.name), relation);
}

const CAME_ALONG = Symbol('rows that came along');
type Tree = Row & { [CAME_ALONG]?: Record<string, Row[]> };

/**
 * Lets every field that leads to other rows answer at once with those that came along, and ask for them only when none did: before
 * the library's own handling of arguments, which such a row has no use for.
 */
export function answerWhatCameAlong(schema: GraphQLSchema): GraphQLSchema {
  for (const { from, name, one } of relations.values()) {
    const field = (schema.getType(from.rowType) as GraphQLObjectType).getFields()[name]!;
    const ask = field.resolve!;
    field.resolve = (row: Tree, args, ctx, info) => {
      const rows = row[CAME_ALONG]?.[info.path.key];
      if (!rows) return ask(row, args, ctx, info);
      return one ? (rows[0] ?? null) : rows;
    };
  }
  return schema;
}

/**
 * One page of a list as a GraphQL query asks for it: only its columns, counted only when the count is asked for, and with the rows
 * that hang below in the same statement. Refuses what `runList` does.
 */
export async function readPageTree(
  list: List,
  ctx: AppContext,
  info: GraphQLResolveInfo,
  options: ListOptions,
  filter: Record<string, unknown>,
): Promise<ListPage> {
  const fields = fieldsBelow(info.fieldNodes, info);
  const pages = [...fields.values()].filter(([node]) => node!.name.value === 'items');
  const names = new Set([...fields.values()].map(([node]) => node!.name.value));
  const nodes = pages.flat();
  const wish = { columns: columnsBelow(list, nodes, info), withTotal: names.has('total') || names.has('capped') };
  // The same rows under two names could be asked for different things below.
  const hanging = pages.length === 1 ? nodes : [];
  return read(ctx, info, list, hanging, (how) => pageQuery(list, ctx, options, filter, { ...wish, ...how }));
}

/** One row by its key, in the same way; null when there is none to see. */
export async function readRowTree(list: List, ctx: AppContext, info: GraphQLResolveInfo, key: number): Promise<Row | null> {
  const columns = columnsBelow(list, info.fieldNodes, info);
  const page = await read(ctx, info, list, info.fieldNodes, (how) => rowQuery(list, ctx, key, { columns, ...how }));
  return page.items[0] ?? null;
}

const columnsBelow = (list: List, nodes: readonly FieldNode[], info: GraphQLResolveInfo) =>
  columnsAmong(list, new Set([...fieldsBelow(nodes, info).values()].map(([node]) => node!.name.value)));

async function read(
  ctx: AppContext,
  info: GraphQLResolveInfo,
  list: List,
  nodes: readonly FieldNode[],
  query: (how: PageWish) => ReturnType<typeof pageQuery>,
): Promise<ListPage> {
  const leads = [...fieldsBelow(nodes, info).values()].some(([node]) => relations.has(keyOf(list, node!.name.value)));
  const { text, params, size, pageOf } = query({ asJson: leads });
  const plan: Plan = { ctx, info, rows: 0, parts: [text], params };
  const branches = leads ? branchesBelow(list, nodes, { part: 0, rows: size }, plan) : [];
  if (leads && !branches.length) return read(ctx, info, list, [], query);
  if (!leads) return pageOf(await ctx.read(text, params));
  // Each part is one JSON text, which costs this process far less to read than as many rows.
  const [answer] = await ctx.read<Answer>(
    `with ${plan.parts.map((part, index) => `n${index} as materialized (${part})`).join(', ')}
    select ${plan.parts.map((_, index) => `(select json_agg(n${index}) from n${index}) as n${index}`).join(', ')}`,
    params,
  );
  const page = pageOf(answer?.n0 ?? []);
  hang(branches, ctx, page.items, answer ?? {});
  return page;
}

/** The rows of each part of the statement. */
type Answer = Record<string, Row[] | null>;

/** What was planned until now: one part of the statement for each place that is read, the page first. */
interface Plan {
  ctx: AppContext;
  info: GraphQLResolveInfo;
  rows: number;
  parts: string[];
  params: unknown[];
}

/** A field that leads to other rows, and what hangs below those. */
interface Branch {
  /** The name that the answer gives it. */
  field: string;
  relation: Relation;
  wanted: Wanted;
  part: number;
  branches: Branch[];
}

/** A part of the statement and how many rows it can have. */
interface Above {
  part: number;
  rows: number;
}

function branchesBelow(list: List, nodes: readonly FieldNode[], above: Above, plan: Plan): Branch[] {
  const found: Branch[] = [];
  for (const [field, below] of fieldsBelow(nodes, plan.info)) {
    const relation = relations.get(keyOf(list, below[0]!.name.value));
    const branch = relation && branchOf(relation, field, below, above, plan);
    if (branch) found.push(branch);
  }
  return found;
}

/** Null when the field has to ask for itself: for too many rows, or because it will be refused, which must not take the others along. */
function branchOf(relation: Relation, field: string, nodes: FieldNode[], above: Above, plan: Plan): Branch | null {
  const { ctx, info, parts, params } = plan;
  if (!mayDo(ctx.actor, relation.to.permission) || parts.length > MOST_BRANCHES) return null;
  const wanted = wantedOf(relation, nodes, info);
  const bound = params.length;
  try {
    const rows = above.rows * (relation.one ? 1 : nestedSlice(readOptions(wanted.options)).limit);
    if (plan.rows + rows > MOST_ROWS) return null;
    const parents = () => `array(select distinct n${above.part}.id from n${above.part} where n${above.part}.id is not null)`;
    const part = parts.push(relatedStatement(relation, ctx, wanted, { params, parents, asJson: true })) - 1;
    plan.rows += rows;
    return { field, relation, wanted, part, branches: branchesBelow(relation.to, nodes, { part, rows }, plan) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    params.length = bound;
    return null;
  }
}

function wantedOf({ from, name, to }: Relation, nodes: FieldNode[], info: GraphQLResolveInfo): Wanted {
  const type = info.schema.getType(from.rowType) as GraphQLObjectType;
  const { options, filter } = getArgumentValues(type.getFields()[name]!, nodes[0]!, info.variableValues) as Partial<Wanted>;
  return { columns: columnsBelow(to, nodes, info), options: { ...options }, filter: { ...filter } };
}

/** Gives every row what was read for it. */
function hang(branches: readonly Branch[], ctx: AppContext, rows: readonly Row[], answer: Answer): void {
  for (const { field, relation, wanted, branches: below, part } of branches) {
    const related = (answer[`n${part}`] ?? []) as RelatedRow[];
    const found = byParent(relation, ctx, wanted, related);
    for (const row of rows as Tree[]) {
      row[CAME_ALONG] ??= {};
      row[CAME_ALONG][field] = found.get(Number(row.id)) ?? [];
    }
    if (below.length) hang(below, ctx, [...found.values()].flat(), answer);
  }
}
