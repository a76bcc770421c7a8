import { formatBrl } from '../../../../server/shared/format.ts';
import { isNegative, isZero } from '../../../../server/shared/sign.ts';
import { withoutSign } from '../../../ui/change-text.ts';
import { successTexts as texts } from './reports.messages.ts';
import type { SuccessRateSummaryQuery } from './success-rate.generated.ts';

type Summed = Pick<SuccessRateSummaryQuery['successRateSummary'], 'aumentoVendasDinheiro' | 'produtosComAumento' | 'produtos'>;

/** The totals as two sentences: the change, a decrease named as one, and the products. */
export const successSummary = ({
  aumentoVendasDinheiro,
  produtosComAumento,
  produtos,
}: Summed): readonly [change: string, products: string] => {
  const money = formatBrl(withoutSign(aumentoVendasDinheiro));
  const change = isZero(aumentoVendasDinheiro)
    ? texts.same
    : isNegative(aumentoVendasDinheiro)
      ? texts.decrease(money)
      : texts.increase(money);
  return [change, texts.products(produtosComAumento, produtos)];
};
