import type { DecimalText } from './decimal-text.ts';

/** −1, 0 or 1. Decimal text has the sign of its nearest double, so screens need no decimal arithmetic. */
function signOf(value: DecimalText): number {
  const sign = Math.sign(Number(value));
  if (Number.isNaN(sign)) throw new RangeError(`Not a finite decimal: ${value}`);
  return sign;
}

/** Whether the value is zero, of either sign. */
export function isZero(value: DecimalText): boolean {
  return signOf(value) === 0;
}

/** Whether the value is below zero. */
export function isNegative(value: DecimalText): boolean {
  return signOf(value) < 0;
}

/** Whether the value is above zero. */
export function isPositive(value: DecimalText): boolean {
  return signOf(value) > 0;
}
