import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Int, Query, Resolver } from 'type-graphql';
import type { AppContext } from '../context.ts';
import { field, objectType, optional } from '../graphql/object-type.ts';
import { runQuery } from '../queries/query.ts';
import type { Connection, ConnectionPage } from './connection.ts';
import { filterClassOf, rowClassOf, SortDirection } from './list-door.ts';
import { requestedColumns, requestedFields } from './selection.ts';

const PageInfo = objectType('PageInfo', 'Where a page of a connection stands (Relay).', {
  hasNextPage: field(Boolean, 'Whether rows follow.'),
  hasPreviousPage: field(Boolean, 'Whether rows go before.'),
  startCursor: optional(String, 'Cursor of the first row; null on an empty page.'),
  endCursor: optional(String, 'Cursor of the last row: the `after` of the next page.'),
});

/** The GraphQL door of a connection: `name(first, after, direction, search, filter) { edges { cursor node } nodes pageInfo total }`. */
export function connectionDoor({ name, list, query }: Connection): Function {
  const row = rowClassOf(list);
  const filter = filterClassOf(list);
  const edge = objectType(`${list.rowType}Edge`, `One row of ${name} with its cursor.`, {
    cursor: field(String, 'Where this row stands.'),
    node: field(row, 'The row.'),
  });
  const page = objectType(`${list.rowType}Connection`, `${list.description} Read by cursors.`, {
    edges: field([edge], 'The rows of this page with their cursors.'),
    nodes: field([row], 'The rows of this page.'),
    pageInfo: field(PageInfo, 'Where this page stands.'),
    total: optional(Int, 'Exact number of rows of all pages; counted only when it is asked for.'),
  });

  @Resolver()
  class ConnectionResolver {}
  const target = ConnectionResolver.prototype as unknown as Record<string, unknown>;
  target[name] = async (
    first: number | undefined,
    after: string | undefined,
    direction: SortDirection | undefined,
    search: string | undefined,
    ctx: AppContext,
    info: GraphQLResolveInfo,
    chosen: Record<string, unknown> | undefined,
  ) => {
    const columns = [...new Set([...requestedColumns(list, info, ['nodes']), ...requestedColumns(list, info, ['edges', 'node'])])];
    const withTotal = requestedFields(info).has('total');
    return presented(await runQuery(query, ctx, { first, after, direction, search, filter: { ...chosen }, columns, withTotal }));
  };
  Query(() => page, { description: `${list.description} Read by cursors, in the order of recording.` })(
    ConnectionResolver.prototype,
    name,
    Object.getOwnPropertyDescriptor(target, name)!,
  );
  Arg('first', () => Int, { nullable: true, description: 'Rows a page, default 100, at most 1,000.' })(
    ConnectionResolver.prototype,
    name,
    0,
  );
  Arg('after', () => String, { nullable: true, description: 'Cursor of the row to begin after.' })(ConnectionResolver.prototype, name, 1);
  Arg('direction', () => SortDirection, { nullable: true, description: 'DESC (newest first) by default.' })(
    ConnectionResolver.prototype,
    name,
    2,
  );
  Arg('search', () => String, { nullable: true, description: 'Words that a row must hold, accents and case ignored.' })(
    ConnectionResolver.prototype,
    name,
    3,
  );
  Ctx()(ConnectionResolver.prototype, name, 4);
  Info()(ConnectionResolver.prototype, name, 5);
  if (filter) Arg('filter', () => filter, { nullable: true })(ConnectionResolver.prototype, name, 6);
  return ConnectionResolver;
}

const presented = ({ edges, hasNextPage, hasPreviousPage, total }: ConnectionPage) => ({
  edges,
  nodes: edges.map(({ node }) => node),
  total,
  pageInfo: { hasNextPage, hasPreviousPage, startCursor: edges[0]?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null },
});
