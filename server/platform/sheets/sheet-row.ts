import { hasForbiddenCharacters } from '../../shared/text.ts';

/** One row as text. `line` is the 1-based line shown in Excel or a text editor. */
export interface SheetRow {
  line: number;
  /**
   * Cells from the first column on, blanks as '', without trailing blanks. Numbers of an .xlsx are decimal text with a dot
   * and no thousands separator ('1234.5'), dates 'YYYY-MM-DD' or 'YYYY-MM-DDTHH:mm:ss' (wall time), booleans VERDADEIRO or
   * FALSO, formulas their cached value. Cells of a .csv are as written.
   */
  cells: string[];
}

/**
 * Processes an .xlsx's rows inside the reader thread, batch by batch in order; its return value is copied out. `given` is what the caller
 * of `digestSheet` passed, copied in. May refuse the sheet.
 */
export type SheetDigest<Batch, Given = unknown> = (rows: SheetRow[], given: Given) => Batch;

/** Limits of one file; reading stops with a refusal at the first excess. */
export interface SheetLimits {
  /** Non-blank rows, including the header. */
  maxRows: number;
  maxColumns: number;
  /** UTF-16 units of one cell. */
  maxCellLength: number;
}

type LimitProblem = {
  code: 'SHEET_TOO_MANY_COLUMNS' | 'SHEET_CELL_TOO_LONG' | 'SHEET_TEXT_INVALID';
  params: { line: number; max: number };
};

/**
 * Drops trailing blanks and reports the first limit the row breaks, or null. Shared by the .csv reader and the .xlsx worker. Refuses NUL
 * and lone surrogates here, because PostgreSQL would refuse them later with a worse message.
 */
export function rowProblem(row: SheetRow, limits: SheetLimits): LimitProblem | null {
  const { cells, line } = row;
  let length = cells.length;
  while (length > 0 && cells[length - 1] === '') length -= 1;
  cells.length = length;
  if (length > limits.maxColumns) return { code: 'SHEET_TOO_MANY_COLUMNS', params: { line, max: limits.maxColumns } };
  for (const cell of cells) {
    if (cell.length > limits.maxCellLength) return { code: 'SHEET_CELL_TOO_LONG', params: { line, max: limits.maxCellLength } };
    if (hasForbiddenCharacters(cell)) return { code: 'SHEET_TEXT_INVALID', params: { line, max: 0 } };
  }
  return null;
}
