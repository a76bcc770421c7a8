import { formatPoints } from '../../../../server/shared/format.ts';
import type { Viewer } from '../../../session/session-context.ts';
import { homeTexts as texts } from './seller-home.messages.ts';

/** Texts of the balance card. */
export interface BalanceTexts {
  amount: string;
  /** Number of receipts under review. */
  inAnalysis: string;
}

const inAnalysisText = (count: number | undefined): string => {
  if (count === undefined) return texts.checking;
  return count === 0 ? texts.noneInAnalysis : texts.inAnalysis(count);
};

/** The card's texts for a seller and their receipts under review (undefined while loading); the first frame uses them too. */
export const balanceTexts = ({ saldoPontos }: Pick<Viewer, 'saldoPontos'>, inAnalysis: number | undefined): BalanceTexts => ({
  amount: formatPoints(saldoPontos ?? '0'),
  inAnalysis: inAnalysisText(inAnalysis),
});
