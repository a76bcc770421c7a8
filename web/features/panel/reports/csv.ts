import { cellText } from '../../../lists/list-cell.tsx';
import type { ListColumn } from '../../../lists/list-types.ts';
import { downloadContent } from '../../../ui/download.ts';

const SEPARATOR = ';';
const LINE_END = '\r\n';
/** Makes spreadsheet programs read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const NUMBERS: ReadonlySet<string> = new Set(['integer', 'decimal', 'money', 'points']);

/** Escapes text that a spreadsheet would run as a formula. */
const quoted = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** The rows as semicolon-separated CSV (document 001 §9): numbers without units, empty cells for missing values. */
export const csvOf = <Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): string => {
  const cell = (column: ListColumn<Row>, row: Row): string => {
    const isNumber = NUMBERS.has(column.type ?? 'text');
    const text = cellText(isNumber ? { ...column, type: column.type === 'integer' ? 'integer' : 'decimal' } : column, row);
    if (text === '-') return '';
    return isNumber ? text.replaceAll('.', '') : quoted(text);
  };
  const lines = [columns.map(({ title }) => quoted(title)), ...rows.map((row) => columns.map((column) => cell(column, row)))];
  return BYTE_ORDER_MARK + lines.map((line) => line.join(SEPARATOR) + LINE_END).join('');
};

/** Downloads rows already loaded. */
export const downloadCsv = <Row>(fileName: string, columns: readonly ListColumn<Row>[], rows: readonly Row[]): void => {
  downloadContent(new Blob([csvOf(columns, rows)], { type: 'text/csv;charset=utf-8' }), fileName);
};
