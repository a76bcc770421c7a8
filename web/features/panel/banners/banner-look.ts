import { toSaoPauloDate } from '../../../../server/shared/dates.ts';
import type { StatusLook } from '../../../lists/list-types.ts';
import type { BannersQuery } from './banners.generated.ts';
import { bannerTexts as texts } from './banners.messages.ts';

/** A banner as the panel lists it. */
export type BannerRow = BannersQuery['banners']['items'][number];

/** Whether and why the storefront shows it now; its dates are in São Paulo time. */
export const bannerLook = ({ ativo, dataInicial, dataFinal }: BannerRow, now = new Date()): StatusLook => {
  if (!ativo) return { label: texts.off, tone: 'closed' };
  const today = toSaoPauloDate(now);
  if (today < dataInicial) return { label: texts.scheduled, tone: 'pending' };
  return today > dataFinal ? { label: texts.ended, tone: 'closed' } : { label: texts.shownToday, tone: 'approved' };
};
