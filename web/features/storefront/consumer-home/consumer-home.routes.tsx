import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import { storefrontPage } from '../../../ui/page-route.ts';

/** The consumers' public page: a visit can start here, as on the logins. */
export const consumerEntranceRoutes: RouteObject[] = [
  { path: 'home-cliente', lazy: lazyPage(() => import('./consumer-public-page.tsx'), 'ConsumerPublicPage') },
];

/** The first page after signing in. */
export const consumerHomeRoutes: RouteObject[] = [
  storefrontPage('home-consumidor-final', 'consumer', { ConsumerHomePage: () => import('./consumer-home-page.tsx') }),
];
