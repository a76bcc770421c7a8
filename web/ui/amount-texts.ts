import { formatBrl, formatDecimal, formatPoints } from '../../server/shared/format.ts';

/** A decimal string from the API, or none. */
export type Amount = string | null | undefined;

const isOne = (value: string) => /^-?1([.]0*)?$/.test(value);

/** Formats a decimal string as BRL, 'R$ 1.234,56'; '-' when there is none. */
export const moneyText = (value: Amount): string => formatBrl(value);

/** Formats a decimal string as '1.234,50 pontos'; `whole` rounds down to whole points, as in the members' header. */
export const pointsText = (value: Amount, { whole = false }: { whole?: boolean } = {}): string => {
  if (value == null) return formatPoints(value);
  const number = whole ? formatPoints(value) : formatDecimal(value);
  return `${number} ${isOne(value) ? 'ponto' : 'pontos'}`;
};
