import { formatBrl } from '../../../../server/shared/format.ts';
import { isNegative, isZero } from '../../../../server/shared/sign.ts';
import { withoutSign } from '../../../ui/change-text.ts';
import { successTexts as texts } from './reports.messages.ts';
import type { SuccessRateSummaryQuery } from './success-rate.generated.ts';

type Summed = Pick<SuccessRateSummaryQuery['successRateSummary'], 'aumentoVendasDinheiro' | 'produtosComAumento' | 'produtos'>;

/** The totals as a sentence; a fall is called one. */
export const successSummary = ({ aumentoVendasDinheiro, produtosComAumento, produtos }: Summed): string => {
  const money = formatBrl(withoutSign(aumentoVendasDinheiro));
  const change = isZero(aumentoVendasDinheiro)
    ? texts.same
    : isNegative(aumentoVendasDinheiro)
      ? texts.decrease(money)
      : texts.increase(money);
  return `${change} · ${texts.products(produtosComAumento, produtos)}`;
};
