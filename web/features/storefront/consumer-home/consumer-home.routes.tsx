import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { StorefrontHandle } from '../../../ui/route-handle.ts';

/** The consumers' public page: a first page of a visit, like the logins. */
export const consumerEntranceRoutes: RouteObject[] = [
  { path: 'home-cliente', lazy: lazyPage(() => import('./consumer-public-page.tsx'), 'ConsumerPublicPage') },
];

/** The first page once signed in. */
export const consumerHomeRoutes: RouteObject[] = [
  {
    path: 'home-consumidor-final',
    lazy: lazyPage(() => import('./consumer-home-page.tsx'), 'ConsumerHomePage'),
    handle: { audience: 'consumer' } satisfies StorefrontHandle,
  },
];
