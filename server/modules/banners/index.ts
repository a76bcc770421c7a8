import { Banner } from './banner.entity.ts';
import { BannerResolver, BannersListResolver, CurrentBannersListResolver } from './banner.resolver.ts';

export { createBanner } from './actions/create-banner.ts';
export { deleteBanner } from './actions/delete-banner.ts';
export { reorderBanners } from './actions/reorder-banners.ts';
export { setBannerActive } from './actions/set-banner-active.ts';
export { Banner } from './banner.entity.ts';
export { bannersList, currentBannersList } from './banners.list.ts';

export const entities = [Banner];
export const resolvers = [BannerResolver, BannersListResolver, CurrentBannersListResolver];
