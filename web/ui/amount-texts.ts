import { formatBrl, formatDecimal, formatPoints } from '../../server/shared/format.ts';

/** A decimal string as the API gives it, or none. */
export type Amount = string | null | undefined;

const isOne = (value: string) => /^-?1([.]0*)?$/.test(value);

/** 'R$ 1.234,56' of a decimal string in BRL; '-' when there is none. */
export const moneyText = (value: Amount): string => formatBrl(value);

/** '1.234,50 pontos' of a decimal string; `whole` drops the fraction downwards, as the members' header shows it. */
export const pointsText = (value: Amount, { whole = false }: { whole?: boolean } = {}): string => {
  if (value == null) return formatPoints(value);
  const number = whole ? formatPoints(value) : formatDecimal(value);
  return `${number} ${isOne(value) ? 'ponto' : 'pontos'}`;
};
