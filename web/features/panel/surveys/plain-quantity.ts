import { formatDecimal } from '../../../../server/shared/format.ts';

/** A quantity without trailing zeros: '12', '12,50'. */
export const plainQuantity = (value: string): string => formatDecimal(value).replace(/,00$/, '');
