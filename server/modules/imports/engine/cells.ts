import type { SheetColumnType } from '../../../platform/sheets/sheet-column.ts';
import { normalizeCnpj } from '../../../shared/cnpj.ts';
import { parseFlexibleDate } from '../../../shared/dates.ts';
import { parseDecimal } from '../../../shared/money.ts';
import { isNegative } from '../../../shared/sign.ts';
import { numberRefusal } from './number-refusal.ts';

const MAX_TYPED = 60;

/** The result of one cell: its value as PostgreSQL reads it (null: left empty), or why it was refused. */
export type CellReading = { value: string | null } | { refusal: string };

/** How a column's cells are read and stored. */
export interface Cell {
  /** Type of the value in SQL. */
  sql: 'text' | 'numeric' | 'date' | 'int';
  /** Type of the column in the template. */
  sheet: SheetColumnType;
  /** `text` is trimmed; `titles` are the column's. */
  read: (text: string, title: string) => CellReading;
}

interface CellOptions {
  /** May stay empty. */
  optional?: boolean;
}

const empty = (title: string, optional: boolean): CellReading => (optional ? { value: null } : { refusal: `${title} é obrigatório` });

/** A text of at most `max` characters. */
export const textCell = (max: number, { optional = false }: CellOptions = {}): Cell => ({
  sql: 'text',
  sheet: 'text',
  read: (text, title) => {
    if (text === '') return empty(title, optional);
    return text.length > max ? { refusal: `${title} inválido` } : { value: text };
  },
});

/** Money, points or a quantity: not negative, at most two decimals, with a comma or a point. */
export const amountCell = (sheet: 'money' | 'points' | 'decimal', { positive = false } = {}): Cell => ({
  sql: 'numeric',
  sheet,
  read: (text, title) => {
    if (text === '') return empty(title, false);
    const value = parseDecimal(text.replace(/^R\$\s*/i, ''), { brazilian: true });
    if (value === null || isNegative(value) || (positive && /^[0.]+$/.test(value))) return { refusal: numberRefusal(text, { positive }) };
    return { value };
  },
});

/** A CNPJ with the leading zeros that spreadsheets drop restored; whether a store has it is checked later. */
export const cnpjCell: Cell = {
  sql: 'text',
  sheet: 'text',
  read: (text) => {
    if (text === '') return { value: null };
    const cnpj = normalizeCnpj(text);
    return cnpj.length > 14 || cnpj === '' ? { refusal: 'CNPJ inválido' } : { value: cnpj.padStart(14, '0') };
  },
};

/** A day as DD/MM/YYYY, YYYY-MM-DD or a spreadsheet date. */
export const dateCell = ({ optional = false }: CellOptions = {}): Cell => ({
  sql: 'date',
  sheet: 'date',
  read: (text, title) => {
    if (text === '') return empty(title, optional);
    const day = text.length > MAX_TYPED ? null : parseFlexibleDate(text.replace(/T\d\d:\d\d:\d\d$/, ''));
    return day ? { value: day } : { refusal: 'Data inválida' };
  },
});

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

/** A month: 1 to 12, or its Portuguese name or an abbreviation of it. */
export const monthCell: Cell = {
  sql: 'int',
  sheet: 'text',
  read: (text) => {
    if (text === '') return { value: null };
    const number = /^\d{1,2}$/.test(text) ? Number(text) : MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1;
    return number >= 1 && number <= 12 ? { value: String(number) } : { refusal: 'Mês inválido' };
  },
};

/** A card number: digits, however they are grouped. Excel's 5,55E+15 has lost digits and is refused. */
export const cardNumberCell: Cell = {
  sql: 'text',
  sheet: 'text',
  read: (text, title) => {
    if (text === '') return empty(title, false);
    const number = text.replace(/[\s.-]/g, '');
    return /^[0-9A-Za-z]{1,30}$/.test(number) && !/\de\+?\d/i.test(text)
      ? { value: number }
      : { refusal: 'Número inválido: formate a coluna como texto' };
  },
};
