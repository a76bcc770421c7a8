import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { StorefrontHandle } from '../../../ui/route-handle.ts';

/** The consumers' public page: a visit can start here, as on the logins. */
export const consumerEntranceRoutes: RouteObject[] = [
  { path: 'home-cliente', lazy: lazyPage(() => import('./consumer-public-page.tsx'), 'ConsumerPublicPage') },
];

/** The first page after signing in. */
export const consumerHomeRoutes: RouteObject[] = [
  {
    path: 'home-consumidor-final',
    lazy: lazyPage(() => import('./consumer-home-page.tsx'), 'ConsumerHomePage'),
    handle: { audience: 'consumer' } satisfies StorefrontHandle,
  },
];
