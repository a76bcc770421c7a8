import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { StorefrontHandle } from '../../../ui/route-handle.ts';

/** The seller's own card. */
export const cardStorefrontRoutes: RouteObject[] = [
  {
    path: 'cartao',
    lazy: lazyPage(() => import('./own-card-page.tsx'), 'OwnCardPage'),
    handle: { audience: 'seller' } satisfies StorefrontHandle,
  },
];
