import { type ReadSheetOptions, readSheetRows } from './read-sheet.ts';
import { SheetRefused } from './sheet.errors.ts';
import { type TableColumn, type TableRow, tableReader } from './table-reader.ts';

/** Reading options plus the columns to look for. */
export interface ReadTableOptions<Key extends string> extends ReadSheetOptions {
  columns: readonly TableColumn<Key>[];
}

/**
 * Streams a sheet whose first non-blank row holds titles (table-reader.ts).
 * Refuses: SHEET_EMPTY (no header), what `tableReader` and what `readSheetRows` refuse.
 */
export async function* readTable<Key extends string>(
  buffer: Buffer,
  options: ReadTableOptions<Key>,
): AsyncGenerator<TableRow<Key>, void, undefined> {
  const read = tableReader(options.columns);
  let hasHeader = false;
  for await (const row of readSheetRows(buffer, options)) {
    hasHeader = true;
    const values = read(row);
    if (values) yield values;
  }
  if (!hasHeader) throw new SheetRefused('SHEET_EMPTY');
}
