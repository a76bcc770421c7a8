import { buffer } from 'node:stream/consumers';
import type { SheetColumn, SheetRecord } from './sheet-column.ts';
import { writeXlsx } from './write-sheet.ts';

/** Blank pre-formatted rows, so that a typed CPF keeps its leading zeros. */
const PREPARED_ROWS = 500;

/** A fill-in .xlsx ("Download Modelo"): header, sample rows, then formatted blank rows, which our reader skips. */
export async function xlsxTemplate<Key extends string>(
  columns: readonly SheetColumn<Key>[],
  sampleRows: readonly SheetRecord<Key>[],
): Promise<Buffer> {
  const blanks = Array.from({ length: PREPARED_ROWS }, () => ({}) as SheetRecord<Key>);
  return await buffer(writeXlsx(columns, [...sampleRows, ...blanks], { sheetName: 'Modelo', textCells: true }));
}
