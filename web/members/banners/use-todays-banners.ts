import { useFirstQuery } from '../../session/use-first-query.ts';
import type { Banners } from './banner-carousel.tsx';
import { CurrentBannersDocument } from './current-banners.generated.ts';

/** A member's banners for today: undefined while loading, empty if they fail to load. */
export const useTodaysBanners = (): Banners | undefined => {
  const { data, error } = useFirstQuery(CurrentBannersDocument);
  return error ? [] : data?.currentBanners.items;
};
