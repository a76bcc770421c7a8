import type { DecimalText } from '../../../../shared/decimal-text.ts';
import { multiply } from '../../../../shared/money.ts';
import type { Line, Span } from './line.ts';

/** A number as printed: amount, quantity, ordinal or code. */
export interface PrintedNumber extends Span {
  /** Digits and marks as printed, letters replaced. */
  printed: string;
  value: DecimalText;
  /** Printed decimals: '1.000' has three, although it can also be one thousand. */
  decimals: number;
  /** In brackets, as the tax of an item. */
  isBracketed: boolean;
  isNegative: boolean;
}

// A space beside the last mark is a fault of recognition, accepted only before exactly two decimals.
const NUMBER = /\d+(?:(?:[.,]| ?[.,] ?(?=\d\d(?![\d.,])))\d+)*/g;
/** More digits than any amount or code has. */
const MOST_DIGITS = 30;
/** More numbers than any row of a receipt has. */
const MOST_NUMBERS = 40;

/** The numbers of a line from left to right. */
export function numbersOf(line: Line): PrintedNumber[] {
  const found: PrintedNumber[] = [];
  for (const match of line.digits.matchAll(NUMBER)) {
    const start = match.index;
    const end = start + match[0].length;
    const printed = match[0].replaceAll(' ', '');
    if (found.length === MOST_NUMBERS) break;
    if (printed.length > MOST_DIGITS) continue;
    const { value, decimals } = parseNumber(printed);
    const before = line.digits.slice(0, start);
    const opened = before.lastIndexOf('(');
    const after = line.digits.slice(end);
    // A bracket that never closes is a fault of recognition, unless it is beside the number.
    const isOpen =
      opened > before.lastIndexOf(')') && (after.includes(')') || (start - opened <= 4 && !/[xX]\($/.test(before.slice(0, opened + 1))));
    const isBracketed = isOpen || /^\s*(?:\)\s*\S|%)/.test(after);
    found.push({
      line,
      start,
      end,
      printed,
      value,
      decimals,
      isBracketed,
      isNegative: /-\s*(?:R\$\s*)?$/.test(before) || line.digits.charAt(end) === '-',
    });
  }
  return found;
}

/** Value of a printed number: the last mark is decimal, whether point or comma; the others separate thousands. */
export function parseNumber(printed: string): { value: DecimalText; decimals: number } {
  const parts = printed.split(/[.,]/);
  if (parts.length === 1) return { value: exact(printed), decimals: 0 };
  const decimals = parts.at(-1)!;
  return { value: exact(`${parts.slice(0, -1).join('')}.${decimals}`), decimals: decimals.length };
}

/** Canonical decimal text of at least two decimals. */
const exact = (text: string): DecimalText => multiply(text, '1');

const MONEY = /^\d{1,3}(?:[.,]?\d{3})*[.,]\d{2}$/;
/** Whether the number has the form of an amount in BRL. */
export const isAmount = ({ printed }: PrintedNumber): boolean => MONEY.test(printed);

/** The amounts of a line outside brackets. */
export const amountsOf = (line: Line): PrintedNumber[] => numbersOf(line).filter((number) => isAmount(number) && !number.isBracketed);

/** A bracket behind the last amount of a row is often read as a digit: '959,400' can be 959,40. */
export function amountReadings(number: PrintedNumber): PrintedNumber[] {
  if (isAmount(number)) return [number];
  const { line, printed, end } = number;
  if (number.decimals !== 3) return [];
  const cut = { ...number, printed: printed.slice(0, -1), end: end - 1, ...parseNumber(printed.slice(0, -1)) };
  return /[0139]$/.test(printed) && line.text.slice(end).trim() === '' && isAmount(cut) ? [cut] : [];
}
