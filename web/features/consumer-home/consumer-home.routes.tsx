import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/lazy-page.ts';
import type { StorefrontHandle } from '../../ui/route-handle.ts';

/** The consumers' public page and the first page once signed in. */
export const consumerHomeRoutes: RouteObject[] = [
  {
    path: 'home-cliente',
    lazy: lazyPage(() => import('./consumer-public-page.tsx'), 'ConsumerPublicPage'),
    handle: { audience: 'public' } satisfies StorefrontHandle,
  },
  {
    path: 'home-consumidor-final',
    lazy: lazyPage(() => import('./consumer-home-page.tsx'), 'ConsumerHomePage'),
    handle: { audience: 'consumer' } satisfies StorefrontHandle,
  },
];
