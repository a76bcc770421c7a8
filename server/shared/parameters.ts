import { compare, divide, maximum, minimum, multiply, negate, subtract } from './money.ts';
import { isZero } from './sign.ts';

/** Parameters that decide what sales cost, and that can be simulated. */
export const PARAMETERS = [
  'valorPontos',
  'ajusteValorPontos',
  'fatorPontuacao',
  'valorPonto',
  'fatorExtra',
  'limitePontuacao',
  'percentualCashback',
] as const;

/** One of them. */
export type Parameter = (typeof PARAMETERS)[number];

/** A parameter's value before and after, as decimal text. */
export interface ParameterMove {
  before: string;
  after: string;
}

/** Percent of change in cost above which a change is simulated and confirmed before it is saved (beyond C7). */
export const CONFIRM_ABOVE_PERCENT = '10';

/** Whether a value moves by more than so many percent that what depends on it may too; from or to nothing always does. */
export function movesMuch({ before, after }: ParameterMove): boolean {
  if (compare(before, after) === 0) return false;
  if (isZero(before) || isZero(after)) return true;
  const moved = subtract(after, before);
  const percent = divide(multiply(maximum(moved, negate(moved)), '100'), maximum(before, negate(before)), 'ceil');
  return percent !== null && compare(percent, CONFIRM_ABOVE_PERCENT) > 0;
}

/** How many times its value a parameter may move on the word of one person, whatever the path (docs/adr/0026). */
export const ALONE_UP_TO_TIMES = '2';

/** Whether a value more than doubles or falls below half; from or to nothing always does. */
export function movesTwofold({ before, after }: ParameterMove): boolean {
  if (compare(before, after) === 0) return false;
  if (isZero(before) || isZero(after)) return true;
  return compare(maximum(before, after), multiply(minimum(before, after), ALONE_UP_TO_TIMES)) > 0;
}
