import type { ComponentType, ReactNode } from 'react';
import type { ListOptions } from '../graphql/types.generated.ts';

/** One value of a filter as the URL and the query carry it. */
export type FilterValue = string | number | boolean | null | undefined;

/** What a list screen asks its query for. */
export interface ListVariables<Filter> {
  options: ListOptions;
  filter: Filter;
}

/** What a list query answers: the page, the count over all pages, and whether the server stopped counting rows at its limit. */
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

/** Colour and icon of a status; the word comes with it, so that colour is never the only sign. */
export type StatusTone = 'pending' | 'approved' | 'rejected' | 'closed' | 'info';

export interface StatusLook {
  label: string;
  tone: StatusTone;
}

export interface ListColumn<Row> {
  /** Property of the row, and the sort key the server knows. */
  field: string;
  title: string;
  type?: ColumnType;
  /** Sort key when it differs from `field`. */
  sortKey?: string;
  /** Columns sort unless told otherwise. */
  sortable?: boolean;
  width?: number;
  flex?: number;
  hideOnPhone?: boolean;
  /** Starts hidden; the person may show it in the column menu. */
  hidden?: boolean;
  /** Shown only to those with this ability. */
  ability?: string;
  /** Value to format when it is not `row[field]`. */
  value?: (row: Row) => unknown;
  /** Own cell; `type` then only decides the alignment. */
  render?: (row: Row) => ReactNode;
  /** Looks of a `status` column, by value. */
  statuses?: Readonly<Record<string, StatusLook>>;
}

/** A thing to do on a row, on the selection, or on the whole list. */
export interface ListAction {
  label: string;
  icon?: ReactNode;
  onClick?: () => unknown;
  /** Route to open instead of `onClick`. */
  to?: string;
  /** Why it cannot be done now: the action is shown disabled with this text. */
  disabledReason?: string | false | null | undefined;
  hidden?: boolean;
  destructive?: boolean;
  /** Beside the main act above the rows: quieter. */
  secondary?: boolean;
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

/** A filter's field of its own. */
export interface FilterPickerProps {
  label: string;
  value: FilterValue;
  onChange: (value: FilterValue) => void;
}

type NameOf<Filter> = keyof Filter & string;

/** A field of the filter bar. Names are those of the query's filter input. */
export type FilterDefinition<Filter> =
  | {
      kind: 'select';
      name: NameOf<Filter>;
      label: string;
      /** Fixed options, or a hook that loads them. */
      options?: readonly FilterOption[];
      useOptions?: () => readonly FilterOption[];
      /** Text of the empty choice; default 'Todos'. */
      allLabel?: string;
      /** Without an empty choice ('Buscar Por'). */
      required?: boolean;
      valueType?: 'string' | 'integer';
    }
  | {
      /** Too many choices for a menu: the screen brings the field, so that lists without one do not load it. */
      kind: 'picker';
      name: NameOf<Filter>;
      label: string;
      Picker: ComponentType<FilterPickerProps>;
      /** What the value is called among the active filters. */
      useLabel: (value: FilterValue) => string | undefined;
      valueType?: 'string' | 'integer';
    }
  | {
      kind: 'dateRange';
      from: NameOf<Filter>;
      to: NameOf<Filter>;
      label?: string;
      /** What stands before 'De' and 'Até' where a list has two periods. */
      prefix?: string;
    }
  | { kind: 'boolean'; name: NameOf<Filter>; label: string; trueLabel?: string; falseLabel?: string; allLabel?: string };

export interface ListSort {
  field: string;
  direction: 'ASC' | 'DESC';
}
