import type { AppContext } from '../context.ts';
import { requirePermission } from '../require-permission.ts';
import { asAsked } from './as-asked.ts';
import type { Bind, List } from './list.ts';
import { orderOf, presenterOf, type Row, selectedColumns, startStatement } from './run-list.ts';
import { searchConditions, searchWords } from './search-words.ts';

/** How many of a large table's newest rows are looked through, whoever may see them, before its search index is asked. */
const NEWEST = 3_000;
/** No trigram index finds shorter words, and in a large list too many rows hold them. */
const SHORTEST_WORD = 3;
/** What a large list's digit index finds. */
const LONG_NUMBER = /\d{5}/;
const LARGEST_ID = 2_147_483_647;

export interface HitWish {
  /** Columns to read. */
  columns: readonly string[];
  /** Columns that people type whole: rows where one equals the term go first. */
  exact: readonly string[];
  /** Whether a number may be an id too: where the screens show ids. */
  byId: boolean;
  /** SQL of rows with exactly a number, through an index: a short number is in too many texts of a large list. */
  numbered?: ((number: string) => string) | undefined;
  limit: number;
}

/**
 * The first few rows of a list that a term finds, those that it names exactly first, without a count: for one search over many lists. Policy,
 * row scope, search and masks are the list's own. A large list (one with a digit index) answers newest first, any other in its own order.
 * Refuses: NOT_SIGNED_IN, NOT_ALLOWED.
 */
export async function findHits(list: List, ctx: AppContext, term: string, wish: HitWish): Promise<Row[]> {
  requirePermission(ctx, list.permission);
  const words = searchWords(term);
  const asked = { definition: list, list: asAsked(list, ctx), isLarge: list.digits !== undefined, words, wish };
  const { params, bind, conditions } = startStatement(asked.list, ctx, {}, {});
  const parts = partsOf(asked, ctx, conditions.all, bind);
  if (!parts.length) return [];
  return (await ctx.read(hitsStatement(asked, ctx, parts), params)).map(presenterOf(list, ctx));
}

interface Asked {
  definition: List;
  /** As this person sees it. */
  list: List;
  isLarge: boolean;
  words: string[];
  wish: HitWish;
}

/** A step of the search: columns id, rank and place. Later steps may name earlier ones. */
interface Part {
  name: string;
  sql: string;
}

function hitsStatement({ list, wish }: Asked, ctx: AppContext, parts: Part[]): string {
  const all = parts.map(({ name }) => `(select id, rank, place from ${name} order by place limit ${wish.limit})`).join(' union all ');
  // The ids as an array: with a join, a list of many joins would be read whole before it.
  return `with ${parts.map(({ name, sql }) => `${name} as materialized (${sql})`).join(', ')},
    hits as materialized (select array(select id from (${all}) a group by id order by min(rank), min(place) limit ${wish.limit}) as ids)
  select ${selectedColumns(list, ctx, wish.columns).join(', ')} from ${list.from}
  where ${list.key} = any((select ids from hits)::int[]) order by array_position((select ids from hits), ${list.key})`;
}

function partsOf({ definition, list, isLarge, words, wish }: Asked, ctx: AppContext, conditions: string[], bind: Bind): Part[] {
  const { key } = list;
  const from = `from ${list.countFrom ?? list.from}`;
  const where = (...more: string[]) => `where ${[...conditions, ...more].join(' and ') || 'true'}`;
  const place = isLarge ? `-${key}` : `row_number() over (order by ${ownOrder(list, ctx)})`;
  const part = (name: string, rank: number, ...more: string[]): Part => ({
    name,
    sql: `select ${key} as id, ${rank} as rank, ${place} as place ${from} ${where(...more)}`,
  });
  const number = Number(words[0]);
  const isId = wish.byId && isNumber(words) && !words[0]!.startsWith('0') && number <= LARGEST_ID;
  const parts = isId ? [part('identified', 0, `${key} = ${bind(number)}`)] : [];
  if (wish.numbered && isNumber(words)) parts.push(part('numbered', 0, wish.numbered(`${bind(words[0])}::text`)));
  if (!words.length || (isLarge && !words.some(({ length }) => length >= SHORTEST_WORD))) return parts;
  const searched = words.join(' ');
  const found = searchConditions(list, searched, bind);
  // What is found behind masks is among what others find, and only that has an index.
  if (list.search !== definition.search) found.push(...searchConditions(definition, searched, bind));
  const isNamed = wish.exact.length > 0 && (!isLarge || LONG_NUMBER.test(searched));
  if (isNamed) parts.push(part('exact', 1, ...found, exactly(list, searched, wish, bind)));
  if (!isLarge) return [...parts, part('others', 2, ...found)];
  // Enough of the newest rows hold a common word; a rare one is on few rows, which its index finds at once.
  const looked = searchConditions({ ...list, digits: undefined }, searched, bind);
  const newest = {
    name: 'newest',
    sql: `select ${key} as id, 2 as rank, -${key} as place ${newestOf(from)} ${where(...looked)} order by ${key} desc limit ${wish.limit}`,
  };
  return [...parts, newest, part('others', 3, ...found, `(select count(*) from newest) < ${wish.limit}`)];
}

const isNumber = (words: readonly string[]) => words.length === 1 && /^\d+$/.test(words[0]!);

/** The same tables, of the first one its newest rows only. */
const newestOf = (from: string) => from.replace(/^from (\w+) (\w+)/, `from (select * from $1 order by id desc limit ${NEWEST}) $2`);

function exactly(list: List, searched: string, { exact }: HitWish, bind: Bind): string {
  const text = bind(searched);
  return `(${exact.map((name) => `search_text(${list.columns[name]!.sql}) = ${text}`).join(' or ')})`;
}

function ownOrder(list: List, ctx: AppContext): string {
  const { order, keyDirection } = orderOf(list, ctx, {});
  return [...order.map(({ sql, how }) => `${sql} ${how}`), `${list.key} ${keyDirection}`].join(', ');
}
