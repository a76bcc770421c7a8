import type { ListColumn } from '../../../lists/list-types.ts';
import { cellText } from '../../../lists/rows/list-cell.tsx';
import { csvBlob, csvCell, csvNumber, csvText } from '../../../ui/csv-text.ts';
import { downloadContent } from '../../../ui/download.ts';

const NUMBERS: ReadonlySet<string> = new Set(['integer', 'decimal', 'money', 'points']);

/** The rows as semicolon-separated CSV (document 001 §9): numbers without units, empty cells for missing values. */
export const csvOf = <Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): string => {
  const cell = (column: ListColumn<Row>, row: Row): string => {
    const isNumber = NUMBERS.has(column.type ?? 'text');
    const text = cellText(isNumber ? { ...column, type: column.type === 'integer' ? 'integer' : 'decimal' } : column, row);
    if (text === '-') return '';
    return isNumber ? csvNumber(text) : csvCell(text);
  };
  return csvText([columns.map(({ title }) => csvCell(title)), ...rows.map((row) => columns.map((column) => cell(column, row)))]);
};

/** Downloads rows already loaded. */
export const downloadCsv = <Row>(fileName: string, columns: readonly ListColumn<Row>[], rows: readonly Row[]): void => {
  downloadContent(csvBlob(csvOf(columns, rows)), fileName);
};
