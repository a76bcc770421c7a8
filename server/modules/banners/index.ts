import { Banner } from './banner.entity.ts';
import { BannerResolver, BannersListResolver, CurrentBannersListResolver } from './banner.resolver.ts';

export { deleteBanner, reorderBanners, toggleBanner } from './actions/change-banner.ts';
export { createBanner } from './actions/create-banner.ts';
export { Banner } from './banner.entity.ts';
export { bannersList, currentBannersList } from './banners.list.ts';

export const entities = [Banner];
export const resolvers = [BannerResolver, BannersListResolver, CurrentBannersListResolver];
