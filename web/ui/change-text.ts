import { formatPercent } from '../../server/shared/format.ts';
import { isNegative, isZero } from '../../server/shared/sign.ts';

/** A decimal text without its sign, for a sentence whose words say it. */
export const withoutSign = (value: string): string => value.replace(/^-/, '');

/** A change in percent as words, '▼ queda de 12,00%'; empty when there is none. */
export const changeText = (percent: string | null): string => {
  if (percent === null || isZero(percent)) return '';
  return `${isNegative(percent) ? '▼ queda' : '▲ alta'} de ${formatPercent(withoutSign(percent))}`;
};
