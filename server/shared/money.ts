import { Decimal } from 'decimal.js';
import type { DecimalText } from './decimal-text.ts';
import { isZero } from './sign.ts';

/** How a division or percentage rounds; `half-up` rounds away from zero. */
export type Rounding = 'half-up' | 'floor' | 'ceil';

// Enough precision for the exact product of three numeric(14,2) values; the library's default of 20 digits is not.
const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });
const MODES = { 'half-up': Decimal.ROUND_HALF_UP, floor: Decimal.ROUND_FLOOR, ceil: Decimal.ROUND_CEIL } as const;
/** First value that numeric(14,2) cannot hold. */
const OVERFLOW = new Exact('1e12');

/** Parses decimal text for arithmetic. Throws on anything that is not a number; outside input goes through parseDecimal. */
export function dec(value: DecimalText): Decimal {
  const number = new Exact(value);
  if (!number.isFinite()) throw new RangeError(`Not a finite decimal: ${value}`);
  return number;
}

/** a + b, exact. */
export function add(a: DecimalText, b: DecimalText): DecimalText {
  return toText(dec(a).plus(dec(b)));
}

/** a − b, exact. */
export function subtract(a: DecimalText, b: DecimalText): DecimalText {
  return toText(dec(a).minus(dec(b)));
}

/** a × b, exact: not rounded, so a chain of products is rounded once, at its end. */
export function multiply(a: DecimalText, b: DecimalText): DecimalText {
  return toText(dec(a).times(dec(b)));
}

/** Exact total; '0.00' for an empty list. */
export function sum(values: Iterable<DecimalText>): DecimalText {
  let total = new Exact(0);
  for (const value of values) total = total.plus(dec(value));
  return toText(total);
}

/** Quotient at the given number of decimals (default 2); null for a zero divisor, which reports show as '-'. */
export function divide(dividend: DecimalText, divisor: DecimalText, rounding: Rounding, decimals = 2): DecimalText | null {
  if (isZero(divisor)) return null;
  return toText(dec(dividend).div(dec(divisor)).toDecimalPlaces(decimals, MODES[rounding]));
}

/** −1, 0 or 1 by numeric order (as text '9' would sort after '10'). */
export function compare(a: DecimalText, b: DecimalText): -1 | 0 | 1 {
  return dec(a).comparedTo(dec(b)) as -1 | 0 | 1;
}

/** Smaller of two values. */
export function minimum(a: DecimalText, b: DecimalText): DecimalText {
  return toText(compare(a, b) <= 0 ? dec(a) : dec(b));
}

/** Larger of two values. */
export function maximum(a: DecimalText, b: DecimalText): DecimalText {
  return toText(compare(a, b) >= 0 ? dec(a) : dec(b));
}

/** The value negated. */
export function negate(value: DecimalText): DecimalText {
  return toText(dec(value).negated());
}

/** Two decimals, half away from zero: 2.625 → 2.63, −2.625 → −2.63. */
export function roundHalfUp2(value: DecimalText): DecimalText {
  return toText(dec(value).toDecimalPlaces(2, MODES['half-up']));
}

/** Two decimals, towards minus infinity: a promise of "up to" a percentage is never exceeded. */
export function floor2(value: DecimalText): DecimalText {
  return toText(dec(value).toDecimalPlaces(2, MODES.floor));
}

/** Smallest whole number not below the value, as decimal text ('88.00'). */
export function ceilInt(value: DecimalText): DecimalText {
  return toText(dec(value).toDecimalPlaces(0, MODES.ceil));
}

/** Largest whole number not above the value, as decimal text: for showing a balance as an integer. */
export function floorInt(value: DecimalText): DecimalText {
  return toText(dec(value).toDecimalPlaces(0, MODES.floor));
}

/** JSON number for the documented REST answers. For presenters only: never compute with it. */
export function toJsonNumber(value: DecimalText): number {
  return dec(value).toNumber();
}

/** Already in canonical form, needs no arithmetic. */
const PLAIN = /^(?:0|[1-9]\d{0,11})(?:\.\d\d)?$/;

/**
 * Decimal text of an outside number or text, or null; `brazilian` also accepts '1.234,56', as spreadsheets write it. Refuses NaN, Infinity,
 * exponents, signs other than a leading minus, more than two decimals and what numeric(14,2) cannot hold. Binary float noise from clients
 * (177.76999999999998) reads as the intended value. Never throws. Negative values pass; a field that refuses them says so in its own rule.
 */
export function parseDecimal(input: unknown, { brazilian = false }: { brazilian?: boolean } = {}): DecimalText | null {
  if (typeof input !== 'string' && typeof input !== 'number') return null;
  const typed = String(input).trim();
  // Nobody writes an amount with so many zeros, and reading millions of them would cost time.
  if (typed.length > 40) return null;
  const text = brazilian && typeof input === 'string' ? fromBrazilian(typed) : typed;
  const match = /^-?\d+(?:\.(\d+))?$/.exec(text);
  if (!match && !(typeof input === 'number' && SMALL.test(text))) return null;
  if (match && PLAIN.test(text)) return match[1] ? text : `${text}.00`;
  const value = withoutNoise(dec(text));
  return value === null || value.abs().gte(OVERFLOW) ? null : toText(value);
}

/** How JavaScript writes a number close to zero, such as the result of 0.1 + 0.2 − 0.3. */
const SMALL = /^-?\d(?:\.\d+)?e-\d+$/;

/**
 * The value at two decimals when only binary float noise separates them: a client that computes 3 × 59.99 sends 179.97000000000003. A
 * double holds 15 digits, so noise is about 10⁻¹⁵ of the value per step; we accept a thousand times that (10⁻¹² of the value, at least
 * 10⁻⁹), far below the third decimal of any amount (10⁻⁵ at most). Null for a value that really has more decimals.
 */
function withoutNoise(value: Decimal): Decimal | null {
  const near = value.toDecimalPlaces(2);
  const noise = Exact.min(Exact.max(value.abs().times('1e-12'), '1e-9'), '1e-5');
  return value.minus(near).abs().lte(noise) ? near : null;
}

/** Points of one item: qtde × valorPontos × fator, rounded half-up to 2 decimals. Discounts lower money, not points. */
export function itemPoints({ qtde, valorPontos, fator }: { qtde: DecimalText; valorPontos: DecimalText; fator: DecimalText }): DecimalText {
  return roundHalfUp2(multiply(multiply(qtde, valorPontos), fator));
}

/** Money of one item: qtde × valorUnitario − valorDesconto, rounded half-up. The caller refuses a negative result. */
export function itemSubTotal({
  qtde,
  valorUnitario,
  valorDesconto,
}: Record<'qtde' | 'valorUnitario' | 'valorDesconto', DecimalText>): DecimalText {
  return roundHalfUp2(subtract(multiply(qtde, valorUnitario), valorDesconto));
}

/** An item with its money and points computed. */
export type TotalledItem = { subTotal: DecimalText; valorDesconto: DecimalText; pontos: DecimalText };

/** Totals of a sale: money after discounts, discounts, and points before any cap. */
export function saleTotals(items: readonly TotalledItem[]): Record<'totalVenda' | 'totalDescontos' | 'totalPontos', DecimalText> {
  return {
    totalVenda: sum(items.map((item) => item.subTotal)),
    totalDescontos: sum(items.map((item) => item.valorDesconto)),
    totalPontos: sum(items.map((item) => item.pontos)),
  };
}

/** What points cost the programme in BRL: points × valorPonto of the network, rounded half-up. */
export function pointsCost({ totalPontos, valorPonto }: { totalPontos: DecimalText; valorPonto: DecimalText }): DecimalText {
  return roundHalfUp2(multiply(totalPontos, valorPonto));
}

/** A prize's price in points: custoTotal ÷ valorPonto, rounded up to a whole point; null when the network's point is worth nothing. */
export function prizePoints({ custoTotal, valorPonto }: { custoTotal: DecimalText; valorPonto: DecimalText }): DecimalText | null {
  return divide(custoTotal, valorPonto, 'ceil', 0);
}

/** `percent` % of the value, rounded to two decimals by the named rule. */
export function percentOf({ value, percent }: { value: DecimalText; percent: DecimalText }, rounding: Rounding): DecimalText {
  return toText(dec(value).times(dec(percent)).div(100).toDecimalPlaces(2, MODES[rounding]));
}

/** An offer's points after a discount, rounded up to a whole point, always from the base price, so repeating a discount changes nothing. */
export function discountedPoints({ pontos, porcentagem }: { pontos: DecimalText; porcentagem: DecimalText }): DecimalText {
  return ceilInt(
    toText(
      dec(pontos)
        .times(new Exact(100).minus(dec(porcentagem)))
        .div(100),
    ),
  );
}

function toText(value: Decimal): DecimalText {
  // Adding zero turns −0, which would print as '-0.00', into 0.
  const number = value.isZero() ? new Exact(0) : value;
  return number.toFixed(Math.max(2, number.decimalPlaces()));
}

function fromBrazilian(text: string): string {
  return /^-?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?$/.test(text) ? text.replaceAll('.', '').replace(',', '.') : text;
}
