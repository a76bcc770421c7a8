import type { Permission } from '../../policy/permissions.ts';
import type { Actor } from '../actor.ts';
import type { ClosedSet } from '../graphql/closed-set.ts';

/** What a column holds: determines its GraphQL type, its format in exports and its spelling in the documented REST answers. */
export type ColumnType =
  | 'id'
  | 'text'
  | 'integer'
  | 'decimal'
  | 'money'
  | 'points'
  | 'boolean'
  | 'date'
  | 'dateTime'
  | 'texts'
  | 'json'
  | 'file';

export interface ListColumn {
  /** SQL expression over the list's `from`. For a 'file': its storage key, or `fileColumnSql`; readers get a signed URL. */
  sql: string;
  type: ColumnType;
  /** Heading in exports, as the screen shows it. */
  title: string;
  /** The words or numbers that the column may hold: its GraphQL enum. */
  set?: ClosedSet;
  /** GraphQL type of a 'json' column whose keys are closed. A column without it is JSON, and its description says why. */
  shape?: new () => object;
  /** What people read for its values, in Portuguese, where they are words or numbers of a closed set; the log tells edits so. */
  words?: Readonly<Record<string, string>>;
  /** For schema readers, in English. Without it: that of the set, else of the glossary (server/descriptions). */
  description?: string;
  sortable?: boolean;
  /** False for columns that are never null. Default true, except ids. */
  nullable?: boolean;
  /** Who, of those admitted to the list, may see the column; others get null and may not sort by it. */
  permission?: Permission;
  /** SQL for people who see masks, in place of `sql` (`personal`, docs/privacy.md). */
  masked?: string;
  /** False where each value takes a pass over other rows, which a range filter would repeat for every row of the table. */
  ranged?: false;
  /** False keeps it out of spreadsheets (ids, links). */
  exported?: boolean;
}

/** Adds a value to the statement's parameters and returns its placeholder. */
export type Bind = (value: unknown) => string;

export interface ListFilter {
  type: 'id' | 'text' | 'integer' | 'boolean' | 'date' | 'textList' | 'idList';
  /** The words or numbers that the filter may be given: its GraphQL enum. */
  set?: ClosedSet;
  description: string;
  /** The filter that replaces this one, as a query writes it: the schema marks this one as deprecated. */
  replacedBy?: string;
  /**
   * The condition for the bound value. Gets the raw value to choose between conditions, and the scope when it depends on who asks and when.
   */
  where: (placeholder: string, value: unknown, scope: ScopeContext) => string;
}

export interface ScopeContext {
  actor: Actor;
  bind: Bind;
  /** Today in São Paulo, for lists whose rows depend on the date. */
  today: string;
}

/**
 * One list, declared once: it serves GraphQL, the three documented REST spellings, XLSX and CSV and, through the generated types, the grid.
 * Rows are plain objects straight from one SQL statement.
 */
export interface List {
  /** camelCase plural: the GraphQL query. */
  name: string;
  /** GraphQL type of one row. */
  rowType: string;
  description: string;
  permission: Permission;
  /** Who may export it, when fewer than may read it. */
  exportPermission?: Permission;
  /** Tables and joins; joins must not multiply rows. */
  from: string;
  /** Tables and conditions sufficient for counting, when it does not need the joins of `from`. */
  countFrom?: string;
  /**
   * Counts the total in the same pass that sorts the page: for lists that no index orders and whose columns are cheap to read for every
   * matching row.
   */
  countedInPass?: boolean;
  /**
   * SQL that depends on who asks and when: `from`, `countFrom` and columns name a part as {name}. Nothing in it is bound, so it holds only
   * days and ids of this server (`dateSql`, `reachSql`).
   */
  parts?: (asker: Pick<ScopeContext, 'actor' | 'today'>) => Record<string, string>;
  /** Unique expression that makes every order total. */
  key: string;
  columns: Record<string, ListColumn>;
  /** In addition to the range filters that every column of numbers or days has (`rangeColumns`). */
  filters?: Record<string, ListFilter>;
  /**
   * Older names of the two ends of a column's range filter, which the documented REST paths and saved addresses use. Deprecated in the
   * schema.
   */
  periods?: Record<string, readonly [from: string, to: string]>;
  /** Conditions that always hold, e.g. not deleted. */
  where?: string[];
  /** Rows this actor may see: conditions joined by `and`. Never skipped. */
  scope?: (scope: ScopeContext) => string[];
  /** The searchable text column (lower case, no accents). */
  search?: string;
  /**
   * What people who see masks search instead: a text (lower case, no accents) without personal data, and the CPF that only a whole one
   * finds. Over the tables that `search` uses. Needed where `search` holds personal data of consumers.
   */
  maskedSearch?: { text: string; cpf: string };
  /** CPF found by a whole one only; set by `maskedList`. */
  searchedCpf?: string;
  /** The table of `search` that has a digit index (digit_grams), used to search for long numbers. */
  digits?: 'sellers' | 'consumers' | 'submissions' | 'postings' | 'redemptions' | undefined;
  defaultSort: readonly { column: string; direction: 'asc' | 'desc' }[];
  /** Base name of export files; the documents specify some. */
  fileName?: string;
  /**
   * The exact total from a counter, for lists too long to count per page. Returns null when the counter does not cover the filters in use.
   * Never used while searching.
   */
  fastTotal?: (query: CounterQuery) => string | null;
  /**
   * The same counter by São Paulo day of a non-null instant column: rows (dia, n). Deep pages in its descending order then start at their
   * day instead of skipping everything before it.
   */
  fastDays?: { column: string; rows: (query: CounterQuery) => string | null };
}

/** What the counter must cover. */
export interface CounterQuery {
  actor: Actor;
  filter: Record<string, unknown>;
  bind: Bind;
  today: string;
}

const lists = new Map<string, List>();

/** Declares a list and adds it to the catalogue that exports and the policy test read. */
export function defineList<const Definition extends List>(definition: Definition): Definition {
  if (lists.has(definition.name)) throw new Error(`list ${definition.name} is defined twice`);
  for (const { column } of definition.defaultSort)
    if (!definition.columns[column]) throw new Error(`list ${definition.name} sorts by unknown column ${column}`);
  lists.set(definition.name, definition);
  return definition;
}

export function findList(name: string): List | undefined {
  return lists.get(name);
}

/** Every list of the product. */
export function allLists(): List[] {
  return [...lists.values()];
}
