import { formatPoints } from '../../../../server/shared/format.ts';
import type { Viewer } from '../../../session/session-context.ts';
import { homeTexts as texts } from './seller-home.messages.ts';

/** What the balance's card says. */
export interface BalanceTexts {
  amount: string;
  /** How many notes wait for their review. */
  inAnalysis: string;
}

const inAnalysisText = (count: number | undefined): string => {
  if (count === undefined) return texts.checking;
  return count === 0 ? texts.noneInAnalysis : texts.inAnalysis(count);
};

/** The card's texts for a seller and the number of notes in analysis, undefined until it is known; the first frame says the same. */
export const balanceTexts = ({ saldoPontos }: Pick<Viewer, 'saldoPontos'>, inAnalysis: number | undefined): BalanceTexts => ({
  amount: formatPoints(saldoPontos ?? '0'),
  inAnalysis: inAnalysisText(inAnalysis),
});
