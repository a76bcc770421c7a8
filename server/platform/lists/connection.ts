import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { AppError, defineErrors } from '../errors/app-error.ts';
import { defineQuery, type Query } from '../queries/query.ts';
import { asAsked } from './as-asked.ts';
import type { List } from './list.ts';
import { presenterOf, type Row, startStatement, visible } from './run-list.ts';

defineErrors({ CURSOR_INVALID: { kind: 'invalid', text: 'Cursor inválido: use o endCursor de uma resposta anterior.', field: 'after' } });

const DEFAULT_FIRST = 100;
export const MAX_FIRST = 1_000;

/** A list read end to end by keyset cursors: every page costs the same. */
export interface Connection {
  /** Name of the GraphQL field. */
  name: string;
  list: List;
  /** The column to order by before the key, a non-null instant; omitted, the order is the key's alone. */
  by?: string;
  query: Query<typeof inputRules, ConnectionPage>;
}

export interface ConnectionPage {
  edges: { cursor: string; node: Row }[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  /** Null unless asked for: counting is a separate query. */
  total: number | null;
}

const inputRules = z.strictObject({
  first: z
    .int({ error: 'Quantidade inválida' })
    .min(1, 'Quantidade inválida')
    .max(MAX_FIRST, `No máximo ${MAX_FIRST} linhas por página`)
    .nullish(),
  after: z.string().max(200, 'Cursor inválido').nullish(),
  direction: z.enum(['asc', 'desc']).nullish(),
  search: z.string().max(200, 'Busca longa demais').nullish(),
  filter: z.record(z.string(), z.unknown()).nullish(),
  /** The fields the caller reads of each row. */
  columns: z.array(z.string()),
  withTotal: z.boolean(),
});
type Input = z.output<typeof inputRules>;

/** Declares a connection over a list: the same policy, row scope and filters. Also refuses: CURSOR_INVALID. */
export function defineConnection({ name, list, by }: Omit<Connection, 'query'>): Connection {
  const definition = { name, list, by };
  const query = defineQuery({
    name,
    permission: list.permission,
    input: inputRules,
    read: (ctx, input) => readConnection(definition, ctx, input),
  });
  return { ...definition, query };
}

async function readConnection({ list: definition, by }: Omit<Connection, 'query'>, ctx: AppContext, input: Input): Promise<ConnectionPage> {
  const list = asAsked(definition, ctx);
  const first = input.first ?? DEFAULT_FIRST;
  const page = pageOf(list, by, ctx, input, first);
  const [rows, total] = await Promise.all([
    ctx.read<Row & { __key: number; __at: string | null }>(page.text, page.params),
    input.withTotal ? countOf(list, ctx, input) : null,
  ]);
  const present = presenterOf(list, ctx);
  const edges = rows.slice(0, first).map(({ __at, ...row }) => ({ cursor: writeCursor(__at, Number(row.__key)), node: present(row) }));
  return { edges, hasNextPage: rows.length > first, hasPreviousPage: Boolean(input.after), total };
}

function pageOf(list: List, by: string | undefined, ctx: AppContext, input: Input, first: number) {
  const { params, bind, conditions } = startStatement(list, ctx, { search: input.search ?? undefined }, input.filter ?? {});
  const direction = input.direction ?? 'desc';
  const at = by && list.columns[by]!.sql;
  if (input.after) {
    const cursor = readCursor(input.after, Boolean(at));
    const comparison = direction === 'desc' ? '<' : '>';
    conditions.all.push(
      at
        ? `(${at}, ${list.key}) ${comparison} (${bind(cursor.at)}::timestamptz, ${bind(cursor.key)}::bigint)`
        : `${list.key} ${comparison} ${bind(cursor.key)}::bigint`,
    );
  }
  const columns = Object.keys(list.columns).filter((name) => input.columns.includes(name));
  const selected = columns.map((name) => `${visible(list.columns[name]!, ctx) ? list.columns[name]!.sql : 'null'} as "${name}"`);
  // As text an instant keeps its microseconds, which a Date would lose.
  selected.push(
    `${list.key} as "__key"`,
    `${at ? `to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')` : 'null'} as "__at"`,
  );
  const order = [...(at ? [at] : []), list.key].map((sql) => `${sql} ${direction}`).join(', ');
  const text = `select ${selected.join(', ')} from ${list.from} ${whereOf(conditions.all)} order by ${order} limit ${bind(first + 1)}`;
  return { text, params };
}

async function countOf(asked: List, ctx: AppContext, input: Input): Promise<number> {
  const { list, params, conditions, filter } = startStatement(asked, ctx, { search: input.search ?? undefined }, input.filter ?? {});
  const plain = `select count(*) as n from ${list.countFrom ?? list.from} ${whereOf(conditions.all)}`;
  if (conditions.isSearch || !list.fastTotal) return count(ctx, plain, params);
  // The counter binds its own values: PostgreSQL refuses a parameter that a statement does not use.
  const fast: unknown[] = [];
  const counter = list.fastTotal({ actor: ctx.actor, filter, bind: (value) => `$${fast.push(value)}`, today: ctx.clock.today() });
  return counter ? count(ctx, `select (${counter})::bigint as n`, fast) : count(ctx, plain, params);
}

const count = async (ctx: AppContext, text: string, params: unknown[]) => Number((await ctx.read<{ n: number }>(text, params))[0]!.n);
const whereOf = (conditions: string[]) => (conditions.length ? `where ${conditions.join(' and ')}` : '');

const writeCursor = (at: string | null, key: number) => Buffer.from(`${at ?? ''}|${key}`).toString('base64url');

function readCursor(cursor: string, hasInstant: boolean): { at: string; key: number } {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)?\|(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!match || Boolean(match[1]) !== hasInstant || (match[1] && Number.isNaN(Date.parse(match[1])))) throw new AppError('CURSOR_INVALID');
  return { at: match[1] ?? '', key: Number(match[2]) };
}
