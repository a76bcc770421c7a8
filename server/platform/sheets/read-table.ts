import { type ReadSheetOptions, readSheetRows } from './read-sheet.ts';
import { SheetRefused } from './sheet.errors.ts';
import { type ColumnPlaces, type TableColumn, type TableRow, tableReader } from './table-reader.ts';

/** Reading options plus the columns to look for. */
export interface ReadTableOptions<Key extends string> extends ReadSheetOptions {
  columns: readonly TableColumn<Key>[];
  /** Where the columns are, for a file whose titles do not tell. */
  places?: ColumnPlaces | null;
}

/**
 * Streams a sheet whose first non-blank row holds titles (table-reader.ts).
 * Refuses: SHEET_EMPTY (no header), what `tableReader` and what `readSheetRows` refuse.
 */
export async function* readTable<Key extends string>(
  buffer: Buffer,
  options: ReadTableOptions<Key>,
): AsyncGenerator<TableRow<Key>, void, undefined> {
  const read = tableReader(options.columns, options.places);
  let hasHeader = false;
  for await (const row of readSheetRows(buffer, options)) {
    hasHeader = true;
    const values = read(row);
    if (values) yield values;
  }
  if (!hasHeader) throw new SheetRefused('SHEET_EMPTY');
}

/** The titles of a sheet, and its first rows as examples. Refuses: SHEET_EMPTY (no header), what `readSheetRows` refuses. */
export async function readHead(
  buffer: Buffer,
  options: ReadSheetOptions,
  examples: number,
): Promise<{ header: readonly string[]; rows: readonly (readonly string[])[] }> {
  const read: string[][] = [];
  for await (const { cells } of readSheetRows(buffer, options)) {
    read.push(cells);
    if (read.length > examples) break;
  }
  const [header, ...rows] = read;
  if (!header) throw new SheetRefused('SHEET_EMPTY');
  return { header, rows };
}
