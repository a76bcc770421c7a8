import { buffer } from 'node:stream/consumers';
import type { SheetColumn, SheetRecord } from './sheet-column.ts';
import { writeXlsx } from './write-sheet.ts';

const LINE_TITLE = 'Linha';
const ERROR_TITLE = 'Erro';

/** One refused row: its line in the file, its cells as read, and the reason. */
export interface RefusedRow {
  line: number;
  raw: readonly string[];
  message: string;
}

/**
 * An .xlsx with only the refused rows, in the file's own columns plus 'Linha' and 'Erro', to correct and send again. All cells are text,
 * which the reader accepts back; it ignores the two extra columns.
 */
export async function errorReport(header: readonly string[], rows: Iterable<RefusedRow> | AsyncIterable<RefusedRow>): Promise<Buffer> {
  const columns: SheetColumn[] = [
    ...header
      .map((title, position): SheetColumn => ({ key: String(position), title, type: 'text' }))
      // A corrected report that is sent again already has the two extra columns.
      .filter(({ title }) => title !== LINE_TITLE && title !== ERROR_TITLE),
    { key: 'line', title: LINE_TITLE, type: 'integer' },
    { key: 'error', title: ERROR_TITLE, type: 'text' },
  ];
  return await buffer(writeXlsx(columns, reportRows(rows), { sheetName: 'Erros', textCells: true }));
}

async function* reportRows(rows: Iterable<RefusedRow> | AsyncIterable<RefusedRow>): AsyncGenerator<SheetRecord> {
  for await (const { line, raw, message } of rows) {
    yield { ...Object.fromEntries(raw.map((cell, position) => [String(position), cell])), line, error: message };
  }
}
