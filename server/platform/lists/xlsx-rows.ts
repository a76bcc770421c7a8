import type { SheetColumn, SheetColumnType } from '../sheets/sheet-column.ts';
import { columnLetters, SHEET_ROWS, styleOf } from '../sheets/xlsx-workbook.ts';

/** Excel's own limit for the text of a cell. */
const MAX_TEXT = 32_767;
const TIME_ZONE = "'America/Sao_Paulo'";
/** Excel counts days from here. */
const EPOCH = "date '1899-12-30'";
const UNIX_EPOCH_DAY = 25_569;
const DAY_SECONDS = 86_400;

/** Text without an XML special character needs one look. Characters XML cannot hold at all are replaced in the bytes. */
function textSql(value: string): string {
  const isMarked = ['&', '<', '>'].map((sign) => `strpos(${value}, '${sign}') > 0`).join(' or ');
  return `case when ${isMarked} or octet_length(${value}) > ${MAX_TEXT}
    then replace(replace(replace(left(${value}, ${MAX_TEXT}), '&', '&amp;'), '<', '&lt;'), '>', '&gt;') when ${value} <> '' then ${value} end`;
}

const numberSql = (value: string) => `nullif(${value}::numeric, 'NaN')::text`;

const VALUES: Record<SheetColumnType, (value: string) => string> = {
  text: textSql,
  integer: (value) => `${value}::text`,
  decimal: numberSql,
  money: numberSql,
  points: numberSql,
  boolean: (value) => `case when ${value} then 'Sim' when not ${value} then 'Não' end`,
  date: (value) => `(${value}::date - ${EPOCH})::text`,
  // Instants as São Paulo wall time, because Excel has no time zones.
  dateTime: (value) =>
    `(date_part('epoch', date_trunc('second', ${value} at time zone ${TIME_ZONE})) / ${DAY_SECONDS} + ${UNIX_EPOCH_DAY})::text`,
};

/**
 * SQL that writes the rows of `statement` as worksheet XML, one text column, numbered from 2 on each sheet; empty cells are omitted. No
 * value becomes a JavaScript object. Keeps the statement's order.
 */
export function xlsxRowsStatement(statement: string, columns: readonly SheetColumn[]): string {
  const cells = columns.map(({ key, type }, position) => {
    const isText = type === 'text' || type === 'boolean';
    const style = styleOf(type);
    const attributes = `${style ? ` s="${style}"` : ''}${isText ? ' t="inlineStr"' : ''}`;
    const [before, after] = isText ? ['<is><t xml:space="preserve">', '</t></is>'] : ['<v>', '</v>'];
    const begin = `'<c r="${columnLetters(position)}' || x.__row || '"${attributes}>${before}'`;
    return `coalesce(${begin} || ${VALUES[type](`x."${key}"`)} || '${after}</c>', '')`;
  });
  const numbered = `select y.*, ((row_number() over () - 1) % ${SHEET_ROWS} + 2)::text as __row from (${statement}) y`;
  return `select '<row r="' || x.__row || '">' || ${cells.join(' || ')} || '</row>' from (${numbered}) x`;
}
