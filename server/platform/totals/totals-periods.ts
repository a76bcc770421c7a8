import {
  addDays,
  addMonthsClamped,
  daysBetween,
  endExclusive,
  firstDayOfMonth,
  lastDayOfMonth,
  startOfSaoPauloDay,
} from '../../shared/dates.ts';
import type { TotalsInput } from './totals.rules.ts';
import { PERIODS, type Period, type Totals, type TotalsScope } from './totals.ts';

/** How each period is written, and the step from one to the next. */
const periods: Record<Period, { text: (day: string) => string; step: string; start: string }> = {
  DAY: { text: (day) => `to_char(${day}, 'YYYY-MM-DD')`, step: '1 day', start: 'day' },
  WEEK: { text: (day) => `to_char(date_trunc('week', ${day}), 'YYYY-MM-DD')`, step: '7 days', start: 'week' },
  MONTH: { text: (day) => `to_char(${day}, 'YYYY-MM')`, step: '1 month', start: 'month' },
  QUARTER: { text: (day) => `to_char(${day}, 'YYYY"-Q"Q')`, step: '3 months', start: 'quarter' },
  YEAR: { text: (day) => `to_char(${day}, 'YYYY')`, step: '1 year', start: 'year' },
};

export const isPeriod = (name: string): name is Period => (PERIODS as readonly string[]).includes(name);

/** Days of the earlier period and the interval that moves its rows onto the asked one. */
interface Earlier {
  from: string;
  to: string;
  shift: string;
}

const isWholeMonths = (from: string, to: string) => from === firstDayOfMonth(from) && to === lastDayOfMonth(to);
const monthsBetween = (from: string, to: string) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1;

/** The period to compare with. By week, 52 weeks are a year, so that weekdays meet weekdays. */
function earlierPeriod({ compare, filter, groupBy }: TotalsInput): Earlier | null {
  const { from, to } = filter as { from: string; to: string };
  if (!compare) return null;
  const back = (days: number): Earlier => ({ from: addDays(from, -days), to: addDays(to, -days), shift: `${days} days` });
  if (compare === 'PREVIOUS_YEAR') {
    if (groupBy.includes('WEEK') || groupBy.includes('DAY')) return back(364);
    return {
      from: addMonthsClamped(from, -12),
      to: isWholeMonths(from, to) ? lastDayOfMonth(addMonthsClamped(to, -12)) : addMonthsClamped(to, -12),
      shift: '1 year',
    };
  }
  if (!isWholeMonths(from, to) || groupBy.includes('WEEK')) return back(daysBetween(from, to) + 1);
  const months = monthsBetween(from, to);
  return { from: addMonthsClamped(from, -months), to: addDays(from, -1), shift: `${months} months` };
}

/** SQL of the days of a totals query: the rows it reads, the flag of the earlier period, and the key of each period. */
export interface TotalsDays {
  conditions: string[];
  /** True for rows of the earlier period; null without a comparison. */
  isBefore: string | null;
  keyOf: (period: Period) => string;
  /** Every period between the first and the last one, as rows of one column `key`. */
  seriesOf: (period: Period, keys: string) => string;
}

export function totalsDays({ date }: Totals, input: TotalsInput, { bind }: TotalsScope): TotalsDays {
  const { from, to } = input.filter as { from?: string | null; to?: string | null };
  const earlier = earlierPeriod(input);
  const isDay = date.type === 'date';
  const day = isDay ? date.sql : `(${date.sql} at time zone 'America/Sao_Paulo')::date`;
  const since = (first: string) => (isDay ? `${date.sql} >= ${bind(first)}::date` : `${date.sql} >= ${bind(startOfSaoPauloDay(first))}`);
  const until = (last: string) => (isDay ? `${date.sql} <= ${bind(last)}::date` : `${date.sql} < ${bind(endExclusive(last))}`);
  const range = [...(from ? [since(from)] : []), ...(to ? [until(to)] : [])].join(' and ');
  const conditions = earlier ? [`((${range}) or (${since(earlier.from)} and ${until(earlier.to)}))`] : range ? [range] : [];
  const isBefore = earlier ? `(${day} < ${bind(from)}::date)` : null;
  // Periods of equal length never overlap: an earlier one ends before `from`, at the latest the day before.
  const moved = earlier ? `case when ${isBefore} then (${day} + interval '${earlier.shift}')::date else ${day} end` : day;
  return {
    conditions,
    isBefore,
    keyOf: (period) => periods[period].text(moved),
    seriesOf: (period, keys) => {
      const { step, start, text } = periods[period];
      const edge = (value: string | null | undefined, fallback: string) => (value ? `${bind(value)}::date` : fallback);
      const parsed = (aggregate: string) => `(select ${aggregate}(${dayOfKey(period)}) from (${keys}) k(key))`;
      return `select ${text('d::date')} as key from generate_series(date_trunc('${start}', ${edge(from, parsed('min'))}::timestamp),
        ${edge(to, parsed('max'))}::timestamp, interval '${step}') d`;
    },
  };
}

/** First day of a written period. */
const dayOfKey = (period: Period) =>
  period === 'MONTH'
    ? "to_date(key, 'YYYY-MM')"
    : period === 'YEAR'
      ? "to_date(key, 'YYYY')"
      : period === 'QUARTER'
        ? "(to_date(left(key, 4), 'YYYY') + (right(key, 1)::int - 1) * interval '3 months')::date"
        : 'key::date';
