import { AppError } from '../errors/app-error.ts';
import { dateSql } from '../lists/as-asked.ts';
import { seesMasks } from '../lists/personal.ts';
import type { TotalsInput } from './totals.rules.ts';
import type { Totals, TotalsDimension, TotalsMeasure, TotalsScope } from './totals.ts';
import { isPeriod, type TotalsDays, totalsDays } from './totals-periods.ts';

/** Fewest members of a group that readers of masked personal data see (docs/privacy.md). */
export const FEWEST_MEMBERS = 5;

/** Parts of the answer that the query selects. */
export interface TotalsWish {
  /** Measures of the rows, of `others`, of `all` or of their `before`. */
  measures: ReadonlySet<string>;
  others: boolean;
  all: boolean;
}

interface Key {
  field: string;
  sql: string;
  label?: TotalsDimension['label'];
  needs?: readonly string[] | undefined;
}
/** A measure of the statement: its column and its aggregate. */
interface Sum {
  name: string;
  sql: string;
  /** SQL of the value of a group without rows. */
  empty: '0' | 'null';
  isDecimal: boolean;
}

const comma = (parts: readonly string[]) => parts.filter(Boolean).join(', ');
const and = (parts: readonly string[]) => (parts.length ? parts.join(' and ') : 'true');
const quoted = (name: string) => `"${name}"`;

function keysOf({ dimensions }: Totals, { groupBy }: TotalsInput, days: TotalsDays): Key[] {
  return groupBy.map((name) => {
    if (isPeriod(name)) return { field: name.toLowerCase(), sql: days.keyOf(name) };
    const { field, sql, label, needs } = dimensions[name]!;
    return { field, sql, needs, ...(label && { label }) };
  });
}

/** Measures that the query selects, orders or bounds by; a share needs the measure that it is a share of. */
function measuresOf({ measures }: Totals, { options, having }: TotalsInput, wish: TotalsWish): [string, TotalsMeasure][] {
  const named = [...wish.measures, ...(options.sort ? [options.sort] : []), ...having.map(({ measure }) => measure)];
  const needed = new Set(named.map((name) => measures[name]?.shareOf ?? name));
  return Object.entries(measures).filter(([name]) => needed.has(name));
}

/** Refuses: LIST_SORT_UNKNOWN. */
function orderOf(totals: Totals, keys: readonly Key[], { sort, direction }: TotalsInput['options']): string {
  const columnsOf = ({ field, label }: Key) => [...(label ? [label.field] : []), field];
  const groups = keys.flatMap(columnsOf);
  const valid = [...groups, ...Object.keys(totals.measures)];
  if (sort && !valid.includes(sort)) throw new AppError('LIST_SORT_UNKNOWN', { column: sort, valid: valid.join(', ') });
  const column = sort && (totals.measures[sort]?.shareOf ?? sort);
  return comma([...(column ? [`${quoted(column)} ${direction ?? 'asc'} nulls last`] : []), ...groups.map(quoted)]);
}

/** The rows and the measures of a query, as SQL. */
interface Source {
  keys: Key[];
  sums: Sum[];
  /** From the tables to the conditions. */
  rows: string;
  days: TotalsDays;
  /** The measures and, while comparing, those of the earlier period, one row for each group: `max` takes the one there is of each. */
  pivot: string;
  /** Names of the columns that `pivot` makes. */
  values: string[];
}

function sourceOf(totals: Totals, input: TotalsInput, wish: TotalsWish, scope: TotalsScope): Source {
  const days = totalsDays(totals, input, scope);
  const keys = keysOf(totals, input, days);
  const given = input.filter as Record<string, unknown>;
  const filtered = Object.values(totals.dimensions).filter(({ field }) => (given[field] ?? null) !== null);
  const measures = measuresOf(totals, input, wish);
  const used = [...keys, ...filtered, ...measures.map(([, measure]) => measure)];
  // In the order in which they are declared, because one may build on another.
  const joins = Object.entries(totals.joins ?? {}).filter(([name]) => used.some(({ needs }) => needs?.includes(name)));
  const aggregateOf = ({ sql = '', within = {} }: TotalsMeasure) => {
    const join = joins.find(([name]) => Object.hasOwn(within, name))?.[0];
    return join ? within[join]! : sql;
  };
  const sums: Sum[] = measures.map(([name, measure]) => ({
    name,
    sql: aggregateOf(measure),
    empty: measure.nullable ? 'null' : '0',
    isDecimal: measure.type === 'decimal',
  }));
  if (totals.member && seesMasks(scope.actor))
    sums.push({ name: '__members', sql: `count(distinct ${totals.member})`, empty: '0', isDecimal: false });
  const conditions = [
    ...(totals.where ?? []),
    ...totals.scope(scope),
    ...days.conditions,
    ...filtered.map(({ field, sql, type }) => `${sql} = ${scope.bind(given[field])}${type === 'id' ? '::int' : ''}`),
  ];
  const one = ({ name, isDecimal }: Sum, when: string, empty: string) => {
    const value = `coalesce(max(${quoted(name)}) filter (where ${when}), ${empty})`;
    return isDecimal ? `round(${value}::numeric, 2)` : value;
  };
  const now = sums.map((sum) => `${one(sum, 'not __before', sum.empty)} as ${quoted(sum.name)}`);
  const before = input.compare ? sums.map((sum) => `${one(sum, '__before', sum.empty)} as ${quoted(`was_${sum.name}`)}`) : [];
  return {
    keys,
    sums,
    days,
    rows: `from ${totals.from} ${joins.map(([, sql]) => sql).join(' ')} where ${and(conditions)}`,
    pivot: comma([...now, ...before, 'bool_or(__before) as __has_before']),
    values: [...sums.map(({ name }) => name), ...(input.compare ? sums.map(({ name }) => `was_${name}`) : []), '__has_before'].map(quoted),
  };
}

/** Adds a row of empty measures for each period without rows, between the first and the last. */
function filledRows({ keys, sums, days, values }: Source, { groupBy }: TotalsInput): string | null {
  const period = groupBy.find(isPeriod);
  if (!period) return null;
  const at = period.toLowerCase();
  const others = keys.filter(({ field }) => field !== at).map(({ field }) => quoted(field));
  const names = keys.map(({ field }) => quoted(field));
  const combinations = others.length ? ` cross join (select distinct ${comma(others)} from groups) c` : '';
  const kept = values.map((value) => {
    const sum = sums.find(({ name }) => value === quoted(name));
    return value === '"__has_before"' ? `bool_or(${value}) as ${value}` : `coalesce(max(${value}), ${sum?.empty ?? 'null'}) as ${value}`;
  });
  return `filled as (select ${comma([...names, ...kept])} from (
      select ${comma([...names, ...values])} from groups
      union all select ${comma([...keys.map(({ field }) => (field === at ? 'y.key' : `c.${quoted(field)}`)), ...values.map(() => 'null')])}
      from (${days.seriesOf(period, `select ${quoted(at)} from groups`)}) y${combinations}) u group by ${comma(names)})`;
}

/**
 * The one statement of a totals query. Rows are grouped by ids; only the groups get names. It answers rows with `__part` 'row', 'others' or
 * 'all', the number of groups, the keys, the names, the measures and, as `was_…`, the measures of the earlier period.
 * Refuses: LIST_SORT_UNKNOWN.
 */
export function totalsStatement(totals: Totals, input: TotalsInput, wish: TotalsWish, scope: TotalsScope): string {
  const { having, options } = input;
  const source = sourceOf(totals, input, wish, scope);
  const { keys, sums, rows, days, pivot, values } = source;
  const names = keys.map(({ field }) => quoted(field));
  const selected = [`${days.isBefore ?? 'false'} as __before`, ...sums.map(({ name, sql }) => `${sql} as ${quoted(name)}`)];
  const grouping = keys.map(({ sql }) => sql);
  const both = days.isBefore ? [days.isBefore] : [];
  const isAll = keys.length === 0 ? 'true' : wish.all ? `grouping(${grouping[0]}) = 1` : 'false';
  const sets =
    wish.all && keys.length > 0 ? `grouping sets ((${comma([...grouping, ...both])}), (${comma(both)}))` : comma([...grouping, ...both]);
  const parts = [
    `g as (select ${comma([...keys.map(({ field, sql }) => `${sql} as ${quoted(field)}`), `${isAll} as __all`, ...selected])} ${rows}${sets && ` group by ${sets}`})`,
    `p as (select ${comma([...names, '__all', pivot])} from g group by ${comma([...names, '__all'])})`,
    'groups as (select * from p where not __all)',
  ];
  const filled = options.fillGaps ? filledRows(source, input) : null;
  if (filled) parts.push(filled);
  const labels = keys.flatMap(({ field, label }) => (label ? [{ ...label, key: `x.${quoted(field)}` }] : []));
  const bounds = having.flatMap(({ measure, min, max }) => [
    ...(min ? [`x.${quoted(measure)} >= ${scope.bind(min)}::numeric`] : []),
    ...(max ? [`x.${quoted(measure)} <= ${scope.bind(max)}::numeric`] : []),
  ]);
  const hidden = sums.some(({ name }) => name === '__members') ? [`x.__members >= ${FEWEST_MEMBERS}`] : [];
  const order = orderOf(totals, keys, options);
  parts.push(
    `named as (select ${comma(['x.*', ...labels.map(({ sql, field }) => `${sql} as ${quoted(field)}`)])} from ${filled ? 'filled' : 'groups'} x
      ${labels.map(({ table, on, key, scope: reach }) => `left join ${table} on ${and([on(key), ...(reach?.(scope) ?? [])])}`).join(' ')}
      where ${and([...hidden, ...bounds])})`,
    `ranked as (select *, row_number() over (${order ? `order by ${order}` : ''}) as __n from named)`,
  );
  const answer = answerOf(totals, wish, [...names, ...labels.map(({ field }) => quoted(field))], values);
  const first = ((options.page ?? 1) - 1) * options.pageSize;
  const last = Math.min(first + options.pageSize, options.top ?? Number.MAX_SAFE_INTEGER);
  const answers = [`select ${answer('row')} from ranked where __n > ${scope.bind(first)}::bigint and __n <= ${scope.bind(last)}::bigint`];
  if (wish.all) answers.push(`select ${answer('all')} from p where __all`);
  if (wish.others && options.top && keys.length) {
    // Keys can be null: compared as text, a hash finds them.
    const comparable = (sql: readonly string[]) => `(${comma(sql.map((key) => `coalesce((${key})::text, '')`))})`;
    parts.push(`o as (select ${comma(selected)} ${rows} and ${comparable(grouping)} in
        (select ${comma(names.map((name) => `coalesce((${name})::text, '')`))} from ranked where __n > ${scope.bind(options.top)}::bigint)
        ${days.isBefore ? `group by ${days.isBefore}` : ''})`);
    answers.push(
      `select ${answer('others')} from (select ${pivot} from o) p where (select count(*) from ranked) > ${scope.bind(options.top)}::bigint`,
    );
  }
  const text = `with ${parts.join(',\n')}\n${answers.join('\nunion all ')}\norder by __part desc, __n`;
  return text.replaceAll('{today}', dateSql(scope.today));
}

/** The columns of each part of the answer; `others` and `all` have no keys. */
function answerOf({ measures }: Totals, wish: TotalsWish, keys: readonly string[], values: readonly string[]) {
  const shares = Object.entries(measures).flatMap(([name, { shareOf }]) => (shareOf && wish.measures.has(name) ? [{ name, shareOf }] : []));
  const total = (of: string) => `nullif((select sum(${quoted(of)}) from groups), 0)`;
  return (part: 'row' | 'others' | 'all') =>
    comma([
      `'${part}' as __part`,
      `${part === 'row' ? '__n' : 'null'} as __n`,
      '(select count(*) from ranked) as __groups',
      ...(part === 'row' ? keys : keys.map((key) => `null as ${key}`)),
      ...values,
      ...shares.map(({ name, shareOf }) =>
        part === 'all' ? `100.00 as ${quoted(name)}` : `round(100.0 * ${quoted(shareOf)} / ${total(shareOf)}, 2) as ${quoted(name)}`,
      ),
    ]);
}
