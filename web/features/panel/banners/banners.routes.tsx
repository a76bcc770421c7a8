import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

/** Banner screens, below /painel. */
export const bannerRoutes: RouteObject[] = [
  panelPage('banners', 'banner:list', { BannersPage: () => import('./banners-page.tsx') }),
  panelPage('cadastrar/banner', 'banner:create', { CreateBannerPage: () => import('./create-banner-page.tsx') }),
];
