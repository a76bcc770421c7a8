import type { ComponentType, ReactNode } from 'react';
import type { ListOptions } from '../graphql/types.generated.ts';

/** How a filter's text in the URL is read. */
export type FilterKind = 'string' | 'integer' | 'id';

/** One filter value, as the URL and the query carry it. */
export type FilterValue = string | number | boolean | null | undefined;

/** The variables a list screen passes to its query. */
export interface ListVariables<Filter> {
  options: ListOptions;
  filter: Filter;
}

/** A list query's answer: the page, the total count, and whether the server stopped counting at its limit. */
export interface ListPage<Row> {
  items: readonly Row[];
  total: number;
  capped?: boolean | null;
}

export interface ListResult<Row> {
  data?: ListPage<Row> | undefined;
  loading: boolean;
  error?: { message: string } | undefined;
  refetch: () => unknown;
}

export type ColumnType =
  | 'text'
  | 'integer'
  | 'decimal'
  | 'money'
  | 'points'
  | 'boolean'
  | 'date'
  | 'dateTime'
  | 'cpf'
  | 'cnpj'
  | 'phone'
  | 'status'
  | 'custom';

/** A status's colour and icon; the label is always shown, so colour is never the only cue. */
export type StatusTone = 'pending' | 'approved' | 'rejected' | 'closed' | 'info';

export interface StatusLook {
  label: string;
  tone: StatusTone;
}

export interface ListColumn<Row> {
  /** The row's property, and the sort key on the server. */
  field: string;
  title: string;
  type?: ColumnType;
  /** Sort key when it differs from `field`. */
  sortKey?: string;
  /** Default true. */
  sortable?: boolean;
  width?: number;
  flex?: number;
  hideOnPhone?: boolean;
  /** Left out before the others where a wide screen has no room for all. */
  secondary?: boolean;
  /** Hidden by default; the person can show it from the column menu. */
  hidden?: boolean;
  /** Shown only with this ability. */
  ability?: string;
  /** The value to format, when it is not `row[field]`. */
  value?: (row: Row) => unknown;
  /** Custom cell; `type` then only sets the alignment. */
  render?: (row: Row) => ReactNode;
  /** Appearance of a `status` column's values. */
  statuses?: Readonly<Record<string, StatusLook>>;
}

/** An action on a row, on the selection, or on the whole list. */
export interface ListAction {
  label: string;
  icon?: ReactNode;
  onClick?: () => unknown;
  /** Route to open instead of `onClick`. */
  to?: string;
  /** Why it is unavailable now; the action is shown disabled with this text. */
  disabledReason?: string | false | null | undefined;
  hidden?: boolean;
  destructive?: boolean;
  /** A quieter button, next to the main action above the rows. */
  secondary?: boolean;
  /** Behind the menu beside those buttons, where a list has more actions than its line has room for. */
  inMenu?: boolean;
}

export interface ListSelection<Row> {
  ids: string[];
  rows: Row[];
  clear: () => void;
}

export interface FilterOption {
  value: string | number;
  label: string;
}

/** Props of a custom filter field. */
export interface FilterPickerProps {
  label: string;
  value: FilterValue;
  onChange: (value: FilterValue) => void;
}

type NameOf<Filter> = keyof Filter & string;

/** A field of the filter bar, named as in the query's filter input. */
export type FilterDefinition<Filter> =
  | {
      kind: 'select';
      name: NameOf<Filter>;
      label: string;
      /** Fixed options, or a hook that loads them. */
      options?: readonly FilterOption[];
      useOptions?: () => readonly FilterOption[];
      /** Label of the empty option; default 'Todos'. */
      allLabel?: string;
      /** Has no empty option ('Buscar Por'). */
      required?: boolean;
      valueType?: FilterKind;
    }
  | {
      /** Too many options for a menu: the screen supplies the field, so lists without one do not load it. */
      kind: 'picker';
      name: NameOf<Filter>;
      label: string;
      Picker: ComponentType<FilterPickerProps>;
      /** The value's label among the active filters. */
      useLabel: (value: FilterValue) => string | undefined;
      valueType?: FilterKind;
    }
  | {
      kind: 'dateRange';
      /** The two days in the address; in the query too where no `column` is given. */
      from: NameOf<Filter>;
      to: NameOf<Filter>;
      /** The column whose range filter the query takes. */
      column?: NameOf<Filter>;
      label?: string;
      /** Prefix for 'De' and 'Até' where a list has two periods. */
      prefix?: string;
    }
  | { kind: 'range'; name: string; label: string; type: RangeType }
  | { kind: 'boolean'; name: NameOf<Filter>; label: string; trueLabel?: string; falseLabel?: string; allLabel?: string };

/** Column types that a person can filter by a range. */
export type RangeType = Extract<ColumnType, 'integer' | 'decimal' | 'money' | 'points' | 'date' | 'dateTime'>;

export interface ListSort {
  field: string;
  direction: 'ASC' | 'DESC';
}
