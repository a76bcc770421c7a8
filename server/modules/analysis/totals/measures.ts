import type { TotalsMeasure } from '../../../platform/totals/totals.ts';

/** Measures that several totals share. */

export const rows = (title: string, description: string, sql = 'count(*)', more: Partial<TotalsMeasure> = {}): TotalsMeasure => ({
  title,
  description,
  type: 'integer',
  unit: 'rows',
  sql,
  ...more,
});
export const decimal = (
  unit: TotalsMeasure['unit'],
  title: string,
  description: string,
  sql: string,
  more: Partial<TotalsMeasure> = {},
): TotalsMeasure => ({
  title,
  description,
  type: 'decimal',
  unit,
  sql,
  ...more,
});
export const share: TotalsMeasure = {
  title: 'Participação',
  description: 'Share of the group in the rows of all groups',
  type: 'decimal',
  unit: '%',
  shareOf: 'count',
};

/** A ratio in percent; null where the divisor is zero. */
export const percent = (
  title: string,
  description: string,
  part: string,
  whole: string,
  more: Partial<TotalsMeasure> = {},
): TotalsMeasure => ({
  title,
  description,
  type: 'decimal',
  unit: '%',
  sql: `round(100.0 * ${part} / nullif(${whole}, 0), 2)`,
  nullable: true,
  ...more,
});

const percentile = (share: number, value: string, when: string) =>
  `round((percentile_cont(${share}) within group (order by ${value}) filter (where ${when}))::numeric, 2)`;

interface Lag {
  /** Prefix of the fields, such as `hours`. */
  name: string;
  unit: 'seconds' | 'hours' | 'days';
  title: string;
  description: string;
  /** SQL of the lag of one row, as a number in the unit. */
  sql: string;
  /** Rows that have a lag. */
  when: string;
  needs?: readonly string[];
}

/** The median and the 90th percentile of a lag; null without rows that have one. */
export function lag({ name, unit, title, description, sql, when, needs }: Lag): Record<string, TotalsMeasure> {
  const of = (share: number, word: string, label: string): TotalsMeasure => ({
    title: `${title} (${label})`,
    description: `${word} of ${description}`,
    type: 'decimal',
    unit,
    sql: percentile(share, sql, when),
    nullable: true,
    ...(needs && { needs }),
  });
  return { [`${name}Median`]: of(0.5, 'Median', 'mediana'), [`${name}P90`]: of(0.9, '90th percentile', 'p90') };
}

/** Hours between two instants, as a number. */
export const hoursBetween = (from: string, to: string): string => `extract(epoch from ${to} - ${from}) / 3600`;
