import { discountFields } from '../../../../server/modules/offers/offer.rules.ts';
import { formatPoints } from '../../../../server/shared/format.ts';
import { discountedPoints } from '../../../../server/shared/money.ts';
import { offerTexts as texts } from './offers.messages.ts';

/** Parses the typed percentage, or says what is wrong with it. */
export const readDiscount = (
  typed: string,
): { porcentagem: string; problem?: undefined } | { porcentagem?: undefined; problem: string } => {
  const { success, data, error } = discountFields.safeParse({ porcentagem: typed });
  return success ? { porcentagem: data.porcentagem } : { problem: error.issues[0]!.message };
};

/** The first selected offer's price with the discount, as a preview; undefined while no percentage is typed. */
export const previewOf = (typed: string, pontos: string): string | undefined => {
  const { porcentagem, problem } = readDiscount(typed);
  if (problem !== undefined) return undefined;
  return texts.preview(formatPoints(pontos), formatPoints(discountedPoints({ pontos, porcentagem })));
};
