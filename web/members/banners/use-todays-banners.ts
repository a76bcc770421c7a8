import { useFirstQuery } from '../../session/use-first-query.ts';
import type { Banners } from './banner-carousel.tsx';
import { CurrentBannersDocument } from './current-banners.generated.ts';

/** Today's banners of a member: undefined until they are known, none when they cannot be read. */
export const useTodaysBanners = (): Banners | undefined => {
  const { data, error } = useFirstQuery(CurrentBannersDocument);
  return error ? [] : data?.currentBanners.items;
};
