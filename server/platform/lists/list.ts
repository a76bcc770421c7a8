import type { Permission } from '../../policy/permissions.ts';
import type { Actor } from '../actor.ts';

/** What a column holds: its GraphQL type, its look in exports and how the documented REST answers spell it. */
export type ColumnType = 'id' | 'text' | 'integer' | 'decimal' | 'money' | 'points' | 'boolean' | 'date' | 'dateTime' | 'json' | 'file';

export interface ListColumn {
  /** SQL expression over the list's `from`. Of a 'file': its storage key, or `fileColumnSql`; readers get a signed address. */
  sql: string;
  type: ColumnType;
  /** Heading in exports, as the screen shows it. */
  title: string;
  /** For the schema's readers. */
  description?: string;
  sortable?: boolean;
  /** False for columns that are never null. Default true, except ids. */
  nullable?: boolean;
  /** Who else than those admitted to the list may see it; others get null and may not sort by it. */
  permission?: Permission;
  /** False keeps it out of spreadsheets (ids, links). */
  exported?: boolean;
}

/** Adds a value to the statement's parameters and answers its placeholder. */
export type Bind = (value: unknown) => string;

export interface ListFilter {
  type: 'text' | 'integer' | 'boolean' | 'date' | 'textList' | 'integerList';
  description: string;
  /**
   * The condition for the bound value; the raw value is there for filters that choose between conditions, the scope for those that
   * depend on who asks and when.
   */
  where: (placeholder: string, value: unknown, scope: ScopeContext) => string;
}

export interface ScopeContext {
  actor: Actor;
  bind: Bind;
  /** Today in São Paulo, for lists whose rows depend on the day. */
  today: string;
}

/**
 * One list, declared once: it serves GraphQL, the three documented REST spellings, XLSX and CSV, and through the generated
 * types the grid. Rows are plain objects straight from one SQL statement.
 */
export interface List {
  /** camelCase plural: the GraphQL query. */
  name: string;
  /** GraphQL type of one row. */
  rowType: string;
  description: string;
  permission: Permission;
  /** Who may take it out as a spreadsheet, when fewer than may read it. */
  exportPermission?: Permission;
  /** Tables and joins; joins must not multiply rows. */
  from: string;
  /** Tables and conditions enough to count by, when the joins of `from` are not needed for that. */
  countFrom?: string;
  /**
   * The total is counted in the pass that sorts the page: for lists that no index orders, whose columns cost nothing to read of every
   * row that matches.
   */
  countedInPass?: boolean;
  /** Unique expression that makes every order total. */
  key: string;
  columns: Record<string, ListColumn>;
  filters?: Record<string, ListFilter>;
  /** Conditions that always hold, e.g. not deleted. */
  where?: string[];
  /** Rows this actor may see: conditions joined by `and`. Never skipped. */
  scope?: (scope: ScopeContext) => string[];
  /** The searchable text column (lower case, no accents). */
  search?: string;
  /** The table of `search` when it has an index of digits (digit_grams): long numbers are looked for by that one. */
  digits?: 'sellers' | 'consumers' | 'submissions' | 'postings' | 'redemptions';
  defaultSort: readonly { column: string; direction: 'asc' | 'desc' }[];
  /** File name of exports, without extension; the documents name some. */
  fileName?: string;
  /**
   * The exact total from a counter, for lists too long to count on each page. Answers null when the filters in use are not
   * the ones the counter keeps. Never asked while searching.
   */
  fastTotal?: (query: CounterQuery) => string | null;
  /**
   * The same counter by São Paulo day of an instant column that is never null: rows (dia, n). Deep pages in its descending order
   * then start at their day instead of skipping everything before them.
   */
  fastDays?: { column: string; rows: (query: CounterQuery) => string | null };
}

/** What a counter has to answer for. */
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
