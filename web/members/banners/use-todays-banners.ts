import type { Banners } from './banner-carousel.tsx';
import { useCurrentBannersQuery } from './current-banners.generated.ts';

/** A member's banners for today: undefined while loading, empty if they fail to load. */
export const useTodaysBanners = (): Banners | undefined => {
  const { data, error } = useCurrentBannersQuery({ context: { silent: true } });
  return error ? [] : data?.currentBanners.items;
};
