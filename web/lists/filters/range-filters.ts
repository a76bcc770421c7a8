import { formatDate } from '../../../server/shared/dates.ts';
import { formatBrl, formatDecimal, formatInteger } from '../../../server/shared/format.ts';
import type { FilterDefinition, FilterValue, ListColumn, RangeType } from '../list-types.ts';
import { filterKey, isSet } from './filter-rules.ts';
import { rangeColumns } from './range-columns.generated.ts';

export type RangeDefinition = Extract<FilterDefinition<unknown>, { kind: 'range' }>;

/** Before the column in the address, so that no range has the name of another filter. */
const PREFIX = 'f.';
const TYPES: ReadonlySet<string> = new Set<RangeType>(['integer', 'decimal', 'money', 'points', 'date', 'dateTime']);
const DAY = String.raw`\d{4}-\d{2}-\d{2}`;
const ENDS: Record<RangeType, string> = {
  integer: String.raw`\d{1,9}`,
  decimal: String.raw`\d{1,12}(?:\.\d{1,2})?`,
  money: String.raw`\d{1,12}(?:\.\d{1,2})?`,
  points: String.raw`\d{1,12}(?:\.\d{1,2})?`,
  date: DAY,
  dateTime: DAY,
};
const TEXTS: Record<RangeType, (end: string) => string> = {
  integer: formatInteger,
  decimal: formatDecimal,
  money: formatBrl,
  points: formatDecimal,
  date: formatDate,
  dateTime: formatDate,
};

export const isDayRange = (type: RangeType): boolean => type === 'date' || type === 'dateTime';

/** The two ends of a range as the address has them: '100..500', '100..' or '..500'. */
export interface RangeEnds {
  low: string;
  high: string;
}

/** Reads '100..500'; null for a text that is no range of this type. */
export const readRange = (text: FilterValue, type: RangeType): RangeEnds | null => {
  const match = new RegExp(String.raw`^(${ENDS[type]})?\.\.(${ENDS[type]})?$`).exec(String(text ?? ''));
  return match && (match[1] || match[2]) ? { low: match[1] ?? '', high: match[2] ?? '' } : null;
};

export const writeRange = ({ low, high }: RangeEnds): string | null => (low || high ? `${low}..${high}` : null);

/** The ranges that a list's screen offers beside its own filters: its columns of numbers and days that its query can filter by. */
export const rangesOf = <Row, Filter>(
  list: string,
  columns: readonly ListColumn<Row>[],
  filters: readonly FilterDefinition<Filter>[],
): RangeDefinition[] => {
  const known = new Set(rangeColumns[list]?.split(' '));
  const taken = new Set(
    filters.flatMap((filter) => [filterKey(filter), filter.label, filter.kind === 'dateRange' ? filter.column : undefined]),
  );
  return columns.flatMap(({ field, title, type }) =>
    type && TYPES.has(type) && known.has(field) && !taken.has(field) && !taken.has(title)
      ? [{ kind: 'range', name: `${PREFIX}${field}`, label: title, type: type as RangeType } as const]
      : [],
  );
};

/** 'de R$ 100,00 a R$ 500,00', 'a partir de 01/07/2026', 'até 500'. */
export const rangeText = ({ type }: RangeDefinition, value: FilterValue): string => {
  const ends = readRange(value, type);
  if (!ends) return '';
  const [low, high] = [ends.low, ends.high].map((end) => end && TEXTS[type](end));
  return low && high ? `de ${low} a ${high}` : low ? `a partir de ${low}` : `até ${high}`;
};

const inputOf = ({ low, high }: RangeEnds, type: RangeType) => {
  const [first, last] = isDayRange(type) ? (['from', 'to'] as const) : (['min', 'max'] as const);
  const read = (end: string) => (type === 'integer' ? Number(end) : end);
  return { ...(low ? { [first]: read(low) } : {}), ...(high ? { [last]: read(high) } : {}) };
};

/** The query's filter for the values of an address; empty ones are left out. */
export const filterOf = <Filter>(
  definitions: readonly FilterDefinition<Filter>[],
  values: Readonly<Record<string, FilterValue>>,
): Record<string, unknown> => {
  const filter: Record<string, unknown> = Object.fromEntries(Object.entries(values).filter(([, value]) => isSet(value)));
  for (const definition of definitions) {
    if (definition.kind === 'range') {
      const ends = readRange(filter[definition.name] as FilterValue, definition.type);
      if (ends) filter[definition.name.slice(PREFIX.length)] = inputOf(ends, definition.type);
      delete filter[definition.name];
    } else if (definition.kind === 'dateRange' && definition.column) {
      const { from, to, column } = definition;
      const days = { ...(isSet(values[from]) ? { from: values[from] } : {}), ...(isSet(values[to]) ? { to: values[to] } : {}) };
      delete filter[from];
      delete filter[to];
      if (Object.keys(days).length > 0) filter[column] = days;
    }
  }
  return filter;
};
