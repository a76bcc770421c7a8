import { CSV_SEPARATOR } from '../../shared/limits.ts';
import type { SheetColumn, SheetColumnType } from '../sheets/sheet-column.ts';

/** Excel's own limit for the text of a cell. */
const MAX_TEXT = 32_767;
/** First characters by which a spreadsheet takes a cell for a formula, also as Asian keyboards write them: = + - @ tab CR. */
const FORMULA_CODES = [0x3d, 0x2b, 0x2d, 0x40, 0x09, 0x0d, 0xff1d, 0xff0b, 0xff0d, 0xff20];

/** What begins with a letter is no formula: from A to before the first of the Asian ones. */
const LETTERS = 'between 65 and 65290';

/** Plain text needs one look, without regular expressions (three times as slow). An empty text is null, which COPY leaves unquoted. */
function textSql(value: string): string {
  return `case when ascii(${value}) ${LETTERS} and octet_length(${value}) <= ${MAX_TEXT} then ${value} when ascii(${value}) in (${FORMULA_CODES.join(', ')}) then '''' || left(${value}, ${MAX_TEXT})
    when octet_length(${value}) > ${MAX_TEXT} then left(${value}, ${MAX_TEXT}) when ${value} <> '' then ${value} end`;
}

/** Two decimals, up to four when there are more, a comma, no thousands. */
function decimalSql(value: string): string {
  return `replace(case when scale(${value}::numeric) = 2 then ${value}::text
    else (case when round(${value}::numeric, 4) = round(${value}::numeric, 2) then round(${value}::numeric, 2)
      else trim_scale(round(${value}::numeric, 4)) end)::text end, '.', ',')`;
}

const CELLS: Record<SheetColumnType, (value: string) => string> = {
  text: textSql,
  integer: (value) => value,
  decimal: decimalSql,
  money: decimalSql,
  points: decimalSql,
  boolean: (value) => `case when ${value} then 'Sim' when not ${value} then 'Não' end`,
  // Written as DD/MM/YYYY by the DateStyle of copyOut: to_char takes four times as long.
  date: (value) => `${value}::date`,
  // In the time zone of copyOut: naming it here would look it up for each row.
  dateTime: (value) => `date_bin('1 second', ${value}, 'epoch')::timestamp`,
};

/**
 * SQL that gives the rows of `statement` as the cells of a .csv, for a COPY in the form LINES: the same bytes as `writeCsv` makes,
 * several times as fast. The statement keeps its order.
 */
export function csvCellsStatement(statement: string, columns: readonly SheetColumn[]): string {
  const cells = columns.map(({ key, type }) => CELLS[type](`x."${key}"`));
  return `select ${cells.join(', ')} from (${statement}) x`;
}

/** What stands before the lines: the mark by which Excel knows UTF-8, and the titles. */
export function csvHeader(columns: readonly SheetColumn[]): string {
  return `\uFEFF${columns.map(({ title }) => title).join(CSV_SEPARATOR)}\r\n`;
}
