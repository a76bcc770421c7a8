import { isPositive } from '../../../../../server/shared/sign.ts';
import { moneyText, pointsText } from '../../../../ui/amount-texts.ts';
import { toast } from '../../../../ui/toast.ts';
import { saleTexts as texts } from '../shared/review.messages.ts';
import type { PostCashbackMutation } from './cashback.generated.ts';
import type { PostSaleMutation } from './sale.generated.ts';

/** One decision follows another, so they disappear soon (document 001 §9, 2 to 10 s by case). */
export const TOAST_SECONDS = 3;

/** Announces what a recorded sale earned. */
export const tellPosted = (
  { mensagem, totalPontos, pontosLimitados, aguardaAprovacao }: PostSaleMutation['postSale'],
  seller: string,
): void => {
  if (aguardaAprovacao) {
    toast.info(texts.waits(mensagem, pointsText(totalPontos), seller), { seconds: TOAST_SECONDS });
    return;
  }
  // What was cut is not read in three seconds.
  const more = isPositive(pontosLimitados) ? { more: texts.limited(pontosLimitados) } : { seconds: TOAST_SECONDS };
  toast.success(texts.earned(mensagem || texts.processed, totalPontos, seller), more);
};

/** Announces what an approved purchase earned, and whether it waits for another campaign. */
export const tellCashback = (
  { mensagem, cashback, proxima, aguardaAprovacao }: PostCashbackMutation['postCashback'],
  consumer: string,
): void => {
  if (aguardaAprovacao) {
    toast.info(texts.waits(mensagem, moneyText(cashback), consumer), { seconds: TOAST_SECONDS });
    return;
  }
  const more = proxima ? { more: texts.keptForNext } : { seconds: TOAST_SECONDS };
  toast.success(texts.gave(mensagem || texts.processed, cashback, consumer), more);
};
