import { isDeepStrictEqual } from 'node:util';
import type { AppContext } from '../context.ts';
import { asAsked } from './as-asked.ts';
import type { List } from './list.ts';
import { type ListOptions, orderOf, pageSizeOf, readOptions, startStatement } from './run-list.ts';

/** What to export: CURRENT is the page in view, ALL every row that matches the search and filters. */
export interface ExportRequest {
  scope?: 'CURRENT' | 'ALL';
  options?: ListOptions;
  filter?: Record<string, unknown>;
}

/** A row's position in the order: its sort values and key, as PostgreSQL writes them. */
export interface Edge {
  at: string;
  key: number;
}

/** A slice of an export: its first row, and the row it ends before; by default from the list's start to its end. */
export interface Stretch {
  from?: Edge | undefined;
  until?: Edge | undefined;
}

/**
 * The statement of an export: the rows and order the list shows with these options and filters, only the given columns, no total. CURRENT
 * is the page in view, ALL every row or those of a slice.
 */
export function exportStatement(
  definition: List,
  ctx: AppContext,
  columns: readonly string[],
  request: ExportRequest,
  stretch: Stretch = {},
) {
  const { list, options, params, bind, conditions, ordered, within } = begin(definition, ctx, request);
  const selected = columns.map((name) => `${list.columns[name]?.sql} as "${name}"`);
  const size = pageSizeOf(options);
  const cut = request.scope === 'CURRENT' ? `limit ${bind(size.limit)} offset ${bind(size.offset)}` : '';
  const where = whereOf([...conditions, ...within(stretch)]);
  return { text: `select ${selected.join(', ')} from ${list.from} ${where} order by ${ordered.sql} ${cut}`, params };
}

/** Where to split an export: every so many rows in the list's own order, which has an index; in the middle for any other. */
interface Parting {
  partRows: number;
  half: number;
  /** The part's first row; by default the list's start. */
  from?: Edge | undefined;
}

/**
 * Finds the row (an `Edge`) where the next part of a full export begins. Null where one comparison cannot express it: the order must be one
 * non-null column plus the key. A second half has no next part.
 */
export function edgeStatement(definition: List, ctx: AppContext, request: ExportRequest, { partRows, half, from }: Parting) {
  const { list, params, bind, conditions, ordered, within, isUsual } = begin(definition, ctx, request);
  if (request.scope === 'CURRENT' || !ordered.sort || (from && !isUsual)) return null;
  const text = `select (${ordered.sort})::text as at, ${list.key} as key from ${list.from} ${whereOf([...conditions, ...within({ from })])}
    order by ${ordered.sql} limit 1 offset ${bind(isUsual ? partRows : half)}`;
  return { text, params };
}

function begin(definition: List, ctx: AppContext, { options: rawOptions = {}, filter = {} }: ExportRequest) {
  // A file is masked on the documented paths too: the documents do not say what one holds.
  const list = asAsked(definition, { actor: ctx.actor, clock: ctx.clock });
  const options = readOptions(rawOptions);
  const { params, bind, conditions } = startStatement(list, ctx, options, filter);
  const { chosen, order, keyDirection } = orderOf(list, ctx, options);
  const [first] = order;
  const sort = order.length === 1 && !first?.how.includes('nulls') ? first!.sql : null;
  const sql = [...order.map((column) => `${column.sql} ${column.how}`), `${list.key} ${keyDirection}`].join(', ');
  const [later, earlier] = keyDirection === 'desc' ? ['<', '>'] : ['>', '<'];
  const side = (edge: Edge, operator: string) => `(${sort}, ${list.key}) ${operator} (${bind(edge.at)}, ${bind(edge.key)})`;
  return {
    list,
    options,
    params,
    bind,
    conditions: conditions.all,
    ordered: { sql, sort },
    within: ({ from, until }: Stretch) => [...(from ? [side(from, `${later}=`)] : []), ...(until ? [side(until, earlier!)] : [])],
    isUsual: !options.search && isDeepStrictEqual(chosen, list.defaultSort),
  };
}

const whereOf = (conditions: readonly string[]) => (conditions.length ? `where ${conditions.join(' and ')}` : '');
