import type { Bind, List } from './list.ts';

/** From here on a page is deep: skipping its rows costs more than finding the day it starts on. */
const DEEP_OFFSET = 1_000;

/** Page sizes inlined in the statement: the planner can use them, and few distinct texts result. */
const USUAL_SIZES = new Set([1, 5, 10, 25, 50, 100, 1_000, 10_000]);

export interface PageParts {
  list: List;
  /** The select list, `sql as "name"`. */
  selected: string[];
  /** Conditions for the page and its total. */
  conditions: string[];
  /** SQL and direction of the sorted columns, without the key. */
  order: { sql: string; how: string }[];
  /** The key's direction. */
  keyDirection: 'asc' | 'desc';
  isSearch: boolean;
  limit: number;
  offset: number;
  /** False omits the total. */
  withTotal: boolean;
  /** Whether one pass may both read the page and count (`List.countedInPass`). */
  countedInPass: boolean;
  /** The total from a counter, if one covers it. Both bind their values when called: a bound value must be used. */
  fastTotal: () => string | null;
  /** Rows (dia, n) of a counter, when it serves this order, and the instant column it counts by. */
  days: () => { rows: string; column: string } | null;
  bind: Bind;
}

/**
 * One page and its exact total in one statement. Where conditions and order need only the list's own table, the page's keys are selected
 * first and the joins see only those; a search runs once for both; a deep page starts at its day.
 */
export function pageStatement(parts: PageParts): string {
  const { list, selected, conditions, isSearch } = parts;
  const alias = ownTable(list);
  const isOwn = alias !== null && parts.order.every(({ sql }) => new RegExp(`^${alias}\\.\\w+$`).test(sql));
  const counted = `${list.countFrom ?? list.from} ${whereOf(conditions)}`;
  const order = [...parts.order.map(({ sql, how }) => `${sql} ${how}`), `${list.key} ${parts.keyDirection}`].join(', ');
  const select = `select ${[`${list.key} as "__key"`, ...selected].join(', ')}`;
  const totalOf = (from: string) => (parts.withTotal ? (parts.fastTotal() ?? `select count(*) from ${from}`) : 'null');
  // No rows on the first page means none at all: the total needs no extra statement.
  if (!isOwn && parts.countedInPass && parts.withTotal && !parts.offset)
    return `${select}, count(*) over () as "__total" from ${list.from} ${whereOf(conditions)} order by ${order} ${cut(parts)}`;
  if (!isOwn) return withTotal(totalOf(counted), `${select} from ${list.from} ${whereOf(conditions)} order by ${order} ${cut(parts)}`);
  const joined = (keys: string) =>
    `${select} from (${keys}) page_keys join ${list.countFrom ?? list.from} on ${list.key} = page_keys.id ${joinsOf(list)} order by ${order}`;
  if (isSearch) {
    const columns = [...new Set([list.key, ...parts.order.map(({ sql }) => sql)])].join(', ');
    return `with matched as materialized (select ${columns} from ${counted}) ${withTotal(
      parts.withTotal ? 'select count(*) from matched' : 'null',
      joined(`select ${list.key} from matched ${alias} order by ${order} ${cut(parts)}`),
    )}`;
  }
  const total = totalOf(counted);
  if (parts.offset < DEEP_OFFSET)
    return withTotal(
      total,
      `${select} from (select ${alias}.* from ${counted} order by ${order} ${cut(parts)}) ${alias} ${joinsOf(list)} order by ${order}`,
    );
  const days = parts.days();
  if (!days) return withTotal(total, joined(`select ${list.key} from ${counted} order by ${order} ${cut(parts)}`));
  return fromItsDay(parts, days, total, (where, slice) =>
    joined(`select ${list.key} from ${list.countFrom ?? list.from} ${where} order by ${order} ${slice}`),
  );
}

/** The counter gives the page's first day and the number of newer rows, so only the rest is skipped. */
function fromItsDay(
  { conditions, limit, offset, bind }: PageParts,
  { rows, column }: { rows: string; column: string },
  total: string,
  page: (where: string, slice: string) => string,
): string {
  const skipped = bind(offset);
  const until = `${column} < ((select dia from first_day) + 1)::timestamp at time zone 'America/Sao_Paulo'`;
  return `with first_day as (
    select dia, before from (
      select dia, sum(n) over (order by dia desc) - n as before from (select dia, sum(n) as n from (${rows}) c group by dia) d) r
    where before <= ${skipped}::bigint order by dia limit 1)
  ${withTotal(
    total,
    page(whereOf([...conditions, until]), `limit ${size(limit, bind)} offset ${skipped}::bigint - (select before from first_day)`),
  )}`;
}

/** The total accompanies the rows, even when the page is empty. */
const withTotal = (total: string, page: string) =>
  `select total.n as "__total", page.* from (select (${total})::bigint as n) total left join lateral (${page}) page on true`;

const whereOf = (conditions: string[]) => (conditions.length ? `where ${conditions.join(' and ')}` : '');
const size = (limit: number, bind: Bind) => (USUAL_SIZES.has(limit) ? String(limit) : bind(limit));
const cut = ({ limit, offset, bind }: PageParts) => `limit ${size(limit, bind)}${offset ? ` offset ${bind(offset)}` : ''}`;

/** Alias of the one table a list is counted by, when its key is that table's id and `from` only adds joins. */
function ownTable(list: List): string | null {
  const counted = list.countFrom ?? list.from;
  const alias = /^\w+ (\w+)$/.exec(counted)?.[1];
  return alias && list.key === `${alias}.id` && list.from.startsWith(counted) ? alias : null;
}

const joinsOf = (list: List) => list.from.slice((list.countFrom ?? list.from).length);
