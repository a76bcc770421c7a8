import type { Permission } from '../../policy/permissions.ts';
import type { AppContext } from '../context.ts';
import type { ClosedSet } from '../graphql/closed-set.ts';
import type { Bind } from '../lists/list.ts';

/** Calendar periods that every totals field with a date groups by. */
export const PERIODS = ['DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR'] as const;
export type Period = (typeof PERIODS)[number];

/** Who asks and when; `bind` adds a value to the parameters of the statement. */
export interface TotalsScope {
  actor: AppContext['actor'];
  bind: Bind;
  /** Today in São Paulo, 'YYYY-MM-DD'. */
  today: string;
}

/** The name of a group's row, of rows that the reader may list. */
export interface TotalsLabel {
  /** Field of the answer. */
  field: string;
  title: string;
  /** Table and alias, joined to the group by `on`. */
  table: string;
  on: (key: string) => string;
  sql: string;
  /** Rows of the table that the reader may list. */
  scope?: (scope: TotalsScope) => string[];
}

/** One thing that rows are grouped and filtered by. */
export interface TotalsDimension {
  /** Field of the answer and of the filter. */
  field: string;
  title: string;
  description: string;
  /** SQL of the key. */
  sql: string;
  type: 'id' | 'text' | 'integer' | 'boolean';
  set?: ClosedSet;
  label?: TotalsLabel;
  /** Names of the joins it needs. */
  needs?: readonly string[];
}

/** What is computed of a group. */
export interface TotalsMeasure {
  title: string;
  description: string;
  type: 'integer' | 'decimal';
  unit: 'rows' | 'BRL' | 'points' | 'units' | '%' | 'days' | 'hours' | 'minutes' | 'seconds' | 'members';
  /** SQL of the aggregate. */
  sql?: string;
  /** The aggregate while a join that multiplies rows is in use, by the name of the join. */
  within?: Readonly<Record<string, string>>;
  needs?: readonly string[];
  /** Null for groups without a value, such as medians; otherwise 0. */
  nullable?: true;
  /** The share of this measure in the sum of all groups, in percent; it has no SQL of its own. */
  shareOf?: string;
}

/**
 * One totals field of the schema, declared once: its rows, its dimensions and its measures. In any SQL, {today} is the day of the request in
 * São Paulo.
 */
export interface Totals {
  /** The GraphQL query, such as `salesTotals`. */
  name: string;
  /** Prefix of its GraphQL types, such as `Sales`. */
  noun: string;
  title: string;
  description: string;
  permission: Permission;
  /** Table or subquery with its alias. */
  from: string;
  joins?: Readonly<Record<string, string>>;
  /** Conditions that always hold. */
  where?: readonly string[];
  /** Rows that this actor may see. Never skipped. */
  scope: (scope: TotalsScope) => string[];
  /** SQL of the day that periods and the filter `from`, `to` use. */
  date: { sql: string; type: 'date' | 'instant'; description: string };
  /** SQL of the member of a row; groups of few members are hidden from readers of masked personal data. */
  member?: string;
  /** Table whose size prices the query. */
  counted: string;
  dimensions: Readonly<Record<string, TotalsDimension>>;
  measures: Readonly<Record<string, TotalsMeasure>>;
}

const declared = new Map<string, Totals>();

/** Declares a totals field and adds it to the catalogue. */
export function defineTotals<const Definition extends Totals>(definition: Definition): Definition {
  if (declared.has(definition.name)) throw new Error(`totals ${definition.name} are defined twice`);
  const dimensions: TotalsDimension[] = Object.values(definition.dimensions);
  const fields = [
    ...dimensions.flatMap(({ field, label }) => [field, ...(label ? [label.field] : [])]),
    ...Object.keys(definition.measures),
  ];
  if (new Set(fields).size < fields.length) throw new Error(`totals ${definition.name} have two fields of one name`);
  declared.set(definition.name, definition);
  return definition;
}

/** Every totals field of the product. */
export const allTotals = (): Totals[] => [...declared.values()];

/** The GraphQL word of a field name: `averageTicket` is AVERAGE_TICKET. */
export const wordOf = (name: string): string => name.replace(/([A-Z0-9]+)/g, '_$1').toUpperCase();
