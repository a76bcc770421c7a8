import type { DecimalText } from './decimal-text.ts';

/** A value for a cell: decimal text, whole number, or nothing. */
type Shown = DecimalText | number | null | undefined;

// One instance each: creating an Intl formatter costs far more than using it. `signDisplay` hides the sign of −0.
const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', signDisplay: 'negative' });
const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0, roundingMode: 'floor', signDisplay: 'negative' });
const shortest = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2, signDisplay: 'negative' });
const twoDecimals = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' });

/** Money as 'R$ 1.234,56' (with a non-breaking space); '-' for none. */
export function formatBrl(value: Shown): string {
  return format(brl, value);
}

/** Points as a whole number, rounded down so that a balance never looks larger than it is. '-' for none. */
export function formatPoints(value: Shown): string {
  return format(whole, value);
}

/** A count, '1.234'; '-' for none. */
export function formatInteger(value: Shown): string {
  return format(whole, value);
}

/** Two decimals, '1.234,50', for statements and quantities; '-' for none. */
export function formatDecimal(value: Shown): string {
  return format(twoDecimals, value);
}

/** As few decimals as the value needs, '1.234' or '1,5', for limits named in texts; '-' for none. */
export function formatShortest(value: Shown): string {
  return format(shortest, value);
}

/** A value already in percent, '37,50%'; '-' for none (reports return null for division by zero). */
export function formatPercent(value: Shown): string {
  const text = format(twoDecimals, value);
  return text === '-' ? text : `${text}%`;
}

/** 'Sim' or 'Não', as in active switches and lists. */
export function yesNo(value: boolean | number | null | undefined): 'Sim' | 'Não' {
  return value ? 'Sim' : 'Não';
}

function format(formatter: Intl.NumberFormat, value: Shown): string {
  if (value === null || value === undefined || value === '' || Number.isNaN(Number(value))) return '-';
  // Passed as text: a number would lose digits past 2^53.
  return formatter.format(value as Intl.StringNumericLiteral);
}
