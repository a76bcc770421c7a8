import type { DecimalText } from '../../../../shared/decimal-text.ts';
import { compare, dec } from '../../../../shared/money.ts';

/** How a printed total fits quantity × price: to the cent, within the rounding of a shortened quantity, or not. */
export type Fit = 'exact' | 'near' | 'none';

export interface Product {
  qtde: DecimalText;
  /** Decimals printed of the quantity. */
  decimals: number;
  valorUnitario: DecimalText;
  total: DecimalText;
}

const CENT = '0.01';

/**
 * Shops round or truncate the product; some print a shortened weight (0,65 × 59,91 = 38,70). Near is within one cent plus the price of
 * half of the quantity's last printed digit.
 */
export function fitOf({ qtde, decimals, valorUnitario, total }: Product): Fit {
  const product = dec(qtde).times(dec(valorUnitario));
  const difference = product.minus(dec(total));
  // Truncated: 0 to 1 cent above. Rounded: half a cent on both sides.
  if (difference.greaterThanOrEqualTo('-0.005') && difference.lessThan(CENT)) return 'exact';
  if (decimals === 0) return 'none';
  const half = dec(valorUnitario).times(dec(`5e-${decimals + 1}`));
  return difference.abs().lessThanOrEqualTo(half.plus(CENT)) ? 'near' : 'none';
}

/** Whether the value is above zero. */
export const isAboveZero = (value: DecimalText): boolean => compare(value, '0') > 0;
