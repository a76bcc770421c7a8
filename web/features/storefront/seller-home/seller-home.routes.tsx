import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { StorefrontHandle } from '../../../ui/route-handle.ts';

/** The first page of a signed-in seller. */
export const sellerHomeRoutes: RouteObject[] = [
  {
    path: 'home',
    lazy: lazyPage(() => import('./seller-home-page.tsx'), 'SellerHomePage'),
    handle: { audience: 'seller' } satisfies StorefrontHandle,
  },
];
