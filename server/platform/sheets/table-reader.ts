import { SheetRefused } from './sheet.errors.ts';
import type { SheetRow } from './sheet-row.ts';

/** One column that an import reads. */
export interface TableColumn<Key extends string> {
  key: Key;
  /** The title shown in the template and in messages. */
  title: string;
  /** Accepted synonyms of the title. */
  aliases?: readonly string[];
  required: boolean;
}

/** One data row: trimmed values by column key ('' when the cell or an optional column is absent), and the cells as read. */
export interface TableRow<Key extends string> {
  line: number;
  values: Record<Key, string>;
  raw: string[];
  /** The file's own header, the same array for every row; the error report repeats it. */
  header: readonly string[];
}

/** Where a file of its own shape has each column, counted from 0. */
export type ColumnPlaces = Readonly<Record<string, number>>;

/**
 * Reads one sheet's rows in order; the first non-blank row holds titles and returns null. Titles match regardless of case, accents,
 * punctuation or order; other columns are ignored. With `places`, the titles say nothing: a column that has no place is absent.
 * Refuses: SHEET_COLUMN_MISSING, SHEET_COLUMN_REPEATED.
 */
export function tableReader<Key extends string>(
  columns: readonly TableColumn<Key>[],
  places: ColumnPlaces | null = null,
): (row: SheetRow) => TableRow<Key> | null {
  let header: readonly string[] | null = null;
  let positions = new Map<Key, number>();
  return ({ line, cells }) => {
    if (!header) {
      header = cells;
      positions = places ? new Map(Object.entries(places) as [Key, number][]) : locateColumns(header, columns);
      return null;
    }
    const values = {} as Record<Key, string>;
    for (const { key } of columns) {
      const position = positions.get(key);
      values[key] = position === undefined ? '' : (cells[position] ?? '').trim();
    }
    return { line, values, raw: cells, header };
  };
}

function positionsOf(header: readonly string[], { title, aliases = [] }: TableColumn<string>): number[] {
  const wanted = new Set([title, ...aliases].map(comparable));
  return header.flatMap((written, position) => (wanted.has(comparable(written)) ? [position] : []));
}

function locateColumns<Key extends string>(header: readonly string[], columns: readonly TableColumn<Key>[]): Map<Key, number> {
  const positions = new Map<Key, number>();
  for (const column of columns) {
    const found = positionsOf(header, column);
    if (found.length > 1) throw new SheetRefused('SHEET_COLUMN_REPEATED', { title: column.title });
    if (found[0] !== undefined) positions.set(column.key, found[0]);
    else if (column.required) throw new SheetRefused('SHEET_COLUMN_MISSING', { title: column.title });
  }
  return positions;
}

/** 'CNPJ da Revenda *' and 'cnpj_da_revenda' are the same title. */
export function comparable(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
