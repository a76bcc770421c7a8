import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { StorefrontHandle } from '../../../ui/route-handle.ts';

/** Product screens outside the panel. */
export const productStorefrontRoutes: RouteObject[] = [
  {
    path: 'pontos-produtos',
    lazy: lazyPage(() => import('./points-by-product-page.tsx'), 'PointsByProductPage'),
    handle: { audience: 'seller' } satisfies StorefrontHandle,
  },
];
