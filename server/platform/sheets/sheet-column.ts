import { formatDate, formatDateTime, isCalendarDate } from '../../shared/dates.ts';
import { yesNo } from '../../shared/format.ts';

/** How a column's values are formatted; `decimal`, `money` and `points` take decimal text or numbers. */
export type SheetColumnType = 'text' | 'integer' | 'decimal' | 'money' | 'points' | 'date' | 'dateTime' | 'boolean';

/** One column of a written sheet. */
export interface SheetColumn<Key extends string = string> {
  key: Key;
  title: string;
  type: SheetColumnType;
}

/** A value to write: calendar dates are 'YYYY-MM-DD', instants are Date or ISO text. */
export type SheetValue = string | number | boolean | Date | null | undefined;

/** A row to write, by column key; other keys are ignored. */
export type SheetRecord<Key extends string = string> = Readonly<Partial<Record<Key, SheetValue>>>;

/** Excel's own limit for the text of a cell. */
const MAX_TEXT = 32_767;
const NUMERIC = new Set<SheetColumnType>(['integer', 'decimal', 'money', 'points']);

/** Whether the column's cells are numbers. */
export function isNumeric(type: SheetColumnType): boolean {
  return NUMERIC.has(type);
}

/**
 * A number for a spreadsheet cell, or null when the value is not one. Spreadsheets use doubles: numeric(14,2) has 14 digits and a double
 * keeps 15, so no cent is lost.
 */
export function cellNumber(value: SheetValue): number | null {
  if (value === null || value === undefined || value === '' || typeof value === 'boolean' || value instanceof Date) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** A cell's text, cut to Excel's limit. */
export function cellText(value: SheetValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return yesNo(value);
  return (value instanceof Date ? formatDateTime(value) : String(value)).slice(0, MAX_TEXT);
}

/** 'DD/MM/YYYY' or 'DD/MM/YYYY HH:mm:ss' in São Paulo, null when there is no date. */
export function cellDateText(type: 'date' | 'dateTime', value: SheetValue): string | null {
  if (!(value instanceof Date) && typeof value !== 'string') return null;
  const text = type === 'date' ? formatDate(value) : formatDateTime(value);
  return text === '-' ? null : text;
}

/** A Date whose UTC fields show São Paulo wall time, because Excel has no time zones. */
export function cellWallTime(type: 'date' | 'dateTime', value: SheetValue): Date | null {
  if (type === 'date' && typeof value === 'string' && isCalendarDate(value)) return new Date(`${value}T00:00:00Z`);
  const text = cellDateText(type, value);
  if (!text) return null;
  return new Date(`${text.slice(6, 10)}-${text.slice(3, 5)}-${text.slice(0, 2)}T${text.slice(11) || '00:00:00'}Z`);
}
