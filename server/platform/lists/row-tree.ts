import { type FieldNode, type GraphQLObjectType, type GraphQLResolveInfo, type GraphQLSchema, getArgumentValues } from 'graphql';
import { mayDo } from '../actor.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import type { List } from './list.ts';
import { nestedPage } from './nested-page.ts';
import { byParent, filesShown, type RelatedRow, type Relation, relatedStatement, rowsStatement, type Wanted } from './related-rows.ts';
import { type ListOptions, type ListPage, nestedSlice, type PageWish, pageQuery, type Row, readOptions, rowQuery } from './run-list.ts';
import { columnsAmong, fieldsBelow } from './selection.ts';

/** Most nested rows in one statement; beyond that each field queries its own, so that no answer is one huge text. */
const MOST_ROWS = 12_000;
const MOST_BRANCHES = 20;

const relations = new Map<string, Relation>();
const keyOf = (from: List, field: string) => `${from.name}.${field}`;

/** Registers a relation with the statements that read rows with their nested fields. */
export function registerRelation(relation: Relation): void {
  relations.set(keyOf(relation.from, relation.name), relation);
}

const CAME_ALONG = Symbol('rows that came along');
type Tree = Row & { [CAME_ALONG]?: Record<string, Row[]> };

/**
 * Lets every relation field return the rows already read and query only when there are none. Runs before the library's argument handling,
 * which such rows do not need.
 */
export function answerWhatCameAlong(schema: GraphQLSchema): GraphQLSchema {
  for (const relation of relations.values()) {
    const { from, name, one } = relation;
    const field = (schema.getType(from.rowType) as GraphQLObjectType).getFields()[name]!;
    const ask = field.resolve!;
    field.resolve = (row: Tree, args: Partial<Wanted>, ctx: AppContext, info) => {
      const rows = row[CAME_ALONG]?.[info.path.key];
      if (!rows) return ask(row, args, ctx, info);
      if (one) return rows[0] ?? null;
      return nestedPage(relation, ctx, info, row, { options: { ...args.options }, filter: { ...args.filter } }, rows);
    };
  }
  return schema;
}

/**
 * One page of a list as a GraphQL query requests it: only its columns, counted only when requested, with the nested rows in the same
 * statement. Refuses what `runList` does.
 */
export async function readPageTree(
  list: List,
  ctx: AppContext,
  info: GraphQLResolveInfo,
  options: ListOptions,
  filter: Record<string, unknown>,
): Promise<ListPage> {
  const { nodes, hanging, names } = itemsBelow(info.fieldNodes, info);
  const wish = { columns: columnsBelow(list, nodes, info), withTotal: names.has('total') || names.has('capped') };
  return read(ctx, info, list, hanging, (how) => pageQuery(list, ctx, options, filter, { ...wish, ...how }));
}

/** Where a page's rows are selected, and the fields of the page. */
interface ItemsBelow {
  nodes: FieldNode[];
  /** None when the same rows have two names, which may have different nested selections. */
  hanging: FieldNode[];
  names: Set<string>;
}

function itemsBelow(page: readonly FieldNode[], info: GraphQLResolveInfo): ItemsBelow {
  const fields = [...fieldsBelow(page, info).values()];
  const items = fields.filter(([node]) => node!.name.value === 'items');
  const nodes = items.flat();
  return { nodes, hanging: items.length === 1 ? nodes : [], names: new Set(fields.map(([node]) => node!.name.value)) };
}

/** One row by its key, likewise; null when there is none to see. */
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
  const leads = leadsBelow(list, nodes, info);
  if (!leads.length) {
    const { text, params, pageOf } = query({});
    return pageOf(await ctx.read(text, params));
  }
  const { text, params, size, pageOf } = query({ asJson: true, extra: namesOfOthers(list, leads) });
  const plan: Plan = { ctx, info, rows: 0, parts: [text], above: new Set(), params };
  const branches = branchesOf(leads, { part: 0, rows: size }, plan);
  if (!branches.length) return read(ctx, info, list, [], query);
  const [answer] = await ctx.read<Answer>(statementOf(plan), params);
  const page = pageOf(answer?.n0 ?? []);
  hang(branches, ctx, page.items, answer ?? {});
  return page;
}

/** The rows of each part of the statement. */
type Answer = Record<string, Row[] | null>;

/** The plan so far: one statement part per place read, the page first. */
interface Plan {
  ctx: AppContext;
  info: GraphQLResolveInfo;
  rows: number;
  parts: string[];
  /** The parts that lead to others. */
  above: Set<number>;
  params: unknown[];
}

/** Each part is one JSON text, far cheaper for this process to read than as many rows. */
function statementOf({ parts, above }: Plan): string {
  const led = parts.flatMap((part, index) => (above.has(index) ? [`n${index} as materialized (${part})`] : []));
  const read = parts.map(
    (part, index) => `(select json_agg(n${index}) from ${above.has(index) ? '' : `(${part}) `}n${index}) as n${index}`,
  );
  return `with ${led.join(', ')} select ${read.join(', ')}`;
}

/** A field that leads to other rows. */
interface Lead {
  /** Its name in the answer. */
  field: string;
  relation: Relation;
  nodes: FieldNode[];
}

/** A relation followed, and those nested in it. */
interface Branch extends Lead {
  wanted: Wanted;
  part: number;
  branches: Branch[];
}

/** A part of the statement and the most rows it can have. */
interface Above {
  part: number;
  rows: number;
}

function leadsBelow(list: List, nodes: readonly FieldNode[], info: GraphQLResolveInfo): Lead[] {
  return [...fieldsBelow(nodes, info)].flatMap(([field, below]) => {
    const relation = relations.get(keyOf(list, below[0]!.name.value));
    return relation ? [{ field, relation, nodes: below }] : [];
  });
}

const nameOf = ({ column }: NonNullable<Relation['one']>) => `__${column}`;

/** Rows also carry the ids of their to-one relations. */
function namesOfOthers(list: List, leads: readonly Lead[]): string[] {
  const table = list.key.slice(0, -'.id'.length);
  return [...new Set(leads.flatMap(({ relation: { one } }) => (one ? [`${table}.${one.column} as "${nameOf(one)}"`] : [])))];
}

const branchesOf = (leads: readonly Lead[], above: Above, plan: Plan): Branch[] =>
  leads.flatMap((lead) => branchOf(lead, above, plan) ?? []);

/** Null when the field must query for itself: no rows are selected, too many, or it will be refused, which must not fail the others. */
function branchOf(lead: Lead, above: Above, plan: Plan): Branch | null {
  const { relation, nodes } = lead;
  const { ctx, info, parts, params } = plan;
  if (!mayDo(ctx.actor, relation.to.permission) || parts.length > MOST_BRANCHES) return null;
  const rowsBelow = relation.one ? { nodes, hanging: nodes } : itemsBelow(nodes, info);
  if (!rowsBelow.nodes.length) return null;
  const wanted = wantedOf(relation, nodes, rowsBelow.nodes, info);
  const leads = leadsBelow(relation.to, rowsBelow.hanging, info);
  const bound = params.length;
  try {
    const rows = above.rows * (relation.one ? 1 : nestedSlice(readOptions(wanted.options)).limit);
    if (plan.rows + rows > MOST_ROWS) return null;
    const ids = (column: string) => `array(select distinct "${column}" from n${above.part} where "${column}" is not null)`;
    const place = { params, asJson: true, extra: namesOfOthers(relation.to, leads) };
    const text = relation.one
      ? rowsStatement(relation.to, ctx, wanted.columns, { ...place, ids: ids(nameOf(relation.one)) })
      : relatedStatement(relation, ctx, wanted, { ...place, parents: () => ids('id') });
    const part = parts.push(text) - 1;
    plan.rows += rows;
    plan.above.add(above.part);
    return { ...lead, wanted, part, branches: branchesOf(leads, { part, rows }, plan) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    params.length = bound;
    return null;
  }
}

function wantedOf({ from, name, to }: Relation, nodes: FieldNode[], rows: FieldNode[], info: GraphQLResolveInfo): Wanted {
  const type = info.schema.getType(from.rowType) as GraphQLObjectType;
  const { options, filter } = getArgumentValues(type.getFields()[name]!, nodes[0]!, info.variableValues) as Partial<Wanted>;
  return { columns: columnsBelow(to, rows, info), options: { ...options }, filter: { ...filter } };
}

/** Attaches the nested rows to each row. */
function hang(branches: readonly Branch[], ctx: AppContext, rows: readonly Row[], answer: Answer): void {
  for (const { field, relation, wanted, branches: below, part } of branches) {
    const { to, one } = relation;
    const related = filesShown(to, ctx, wanted.columns, answer[`n${part}`] ?? []);
    const found = one ? new Map(related.map((row) => [row.id as number, [row]])) : byParent(related as RelatedRow[]);
    const key = one ? nameOf(one) : 'id';
    for (const row of rows as Tree[]) {
      row[CAME_ALONG] ??= {};
      row[CAME_ALONG][field] = found.get(row[key] as number) ?? [];
    }
    if (below.length) hang(below, ctx, related, answer);
  }
}
