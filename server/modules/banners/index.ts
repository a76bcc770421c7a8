export { deleteBanner, reorderBanners, toggleBanner } from './actions/change-banner.ts';
export { createBanner } from './actions/create-banner.ts';
export { Banner } from './banner.entity.ts';
export { bannersList, currentBannersList } from './banners.list.ts';
