import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { StorefrontHandle } from '../../../ui/route-handle.ts';

/** Content pages for consumers (screens of document 002). */
export const contentStorefrontRoutes: RouteObject[] = [
  {
    path: 'lojas-participantes',
    lazy: lazyPage(() => import('./shown-content-pages.tsx'), 'ParticipatingStoresPage'),
    handle: { audience: 'consumer' } satisfies StorefrontHandle,
  },
  {
    path: 'produtos',
    lazy: lazyPage(() => import('./shown-content-pages.tsx'), 'ClientProductsPage'),
    handle: { audience: 'consumer' } satisfies StorefrontHandle,
  },
];
