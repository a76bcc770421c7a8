import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

/** Banner screens, below /painel. */
export const bannerRoutes: RouteObject[] = [
  {
    path: 'banners',
    lazy: lazyPage(() => import('./banners-page.tsx'), 'BannersPage'),
    handle: { permission: 'banner:list' } satisfies PanelHandle,
  },
  {
    path: 'cadastrar/banner',
    lazy: lazyPage(() => import('./create-banner-page.tsx'), 'CreateBannerPage'),
    handle: { permission: 'banner:create' } satisfies PanelHandle,
  },
];
