import { workbook, zip } from './archive.fixture.ts';
import { type ReadSheetOptions, readSheetRows } from './read-sheet.ts';
import type { SheetRow } from './sheet-row.ts';

/** An .xlsx of one sheet, given its rows as XML. */
export const xlsx = (rows: string, sharedStrings?: string, styles?: string): Buffer => zip(workbook(rows, sharedStrings, styles));

/** Every row of a file. */
export async function read(file: Buffer, options: Partial<ReadSheetOptions> = {}): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of readSheetRows(file, { kind: 'xlsx', ...options })) rows.push(row);
  return rows;
}
