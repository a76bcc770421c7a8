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

const waiting = (amount: string, member: string): Told => ({ tone: 'info', text: texts.waits(amount, member) });

/** Points earned by a recorded sale. */
export const postedSale = (answer: PostSaleMutation['postSale'], seller: string): Told => {
  if (answer.__typename === 'HeldAction') return waiting(pointsText(answer.valor), seller);
  const { mensagem, totalPontos, pontosLimitados } = answer;
  const more = isPositive(pontosLimitados) ? { more: texts.limited(pontosLimitados) } : {};
  return { tone: 'success', text: texts.earned(mensagem || texts.processed, totalPontos, seller), ...more };
};

/** Cashback earned by an approved purchase, and whether it waits for another campaign. */
export const postedCashback = (answer: PostCashbackMutation['postCashback'], consumer: string): Told => {
  if (answer.__typename === 'HeldAction') return waiting(moneyText(answer.valor), consumer);
  const { mensagem, cashback, proxima } = answer;
  return {
    tone: 'success',
    text: texts.gave(mensagem || texts.processed, cashback, consumer),
    ...(proxima ? { more: texts.keptForNext } : {}),
  };
};
