import { isPositive } from '../../../../../server/shared/sign.ts';
import { moneyText, pointsText } from '../../../../ui/amount-texts.ts';
import { toast } from '../../../../ui/toast.ts';
import { saleTexts as texts } from '../shared/review.messages.ts';
import type { PostCashbackMutation } from './cashback.generated.ts';
import type { PostSaleMutation } from './sale.generated.ts';

/** The message about a decision. The desk shows it beside the undo button, other screens as a toast. */
export interface Told {
  tone: 'success' | 'info';
  text: string;
  /** A second sentence. */
  more?: string;
}

/** One decision follows another, so they disappear soon (document 001 §9, 2 to 10 s by case). */
const TOAST_SECONDS = 3;

/** Shows the message as a toast; three seconds are too short for two sentences. */
export const tell = ({ tone, text, more }: Told): void => toast[tone](text, more ? { more } : { seconds: TOAST_SECONDS });

/** Points earned by a recorded sale. */
export const postedSale = (
  { mensagem, totalPontos, pontosLimitados, aguardaAprovacao }: PostSaleMutation['postSale'],
  seller: string,
): Told => {
  if (aguardaAprovacao) return { tone: 'info', text: texts.waits(mensagem, pointsText(totalPontos), seller) };
  const more = isPositive(pontosLimitados) ? { more: texts.limited(pontosLimitados) } : {};
  return { tone: 'success', text: texts.earned(mensagem || texts.processed, totalPontos, seller), ...more };
};

/** Cashback earned by an approved purchase, and whether it waits for another campaign. */
export const postedCashback = (
  { mensagem, cashback, proxima, aguardaAprovacao }: PostCashbackMutation['postCashback'],
  consumer: string,
): Told => {
  if (aguardaAprovacao) return { tone: 'info', text: texts.waits(mensagem, moneyText(cashback), consumer) };
  return {
    tone: 'success',
    text: texts.gave(mensagem || texts.processed, cashback, consumer),
    ...(proxima ? { more: texts.keptForNext } : {}),
  };
};
