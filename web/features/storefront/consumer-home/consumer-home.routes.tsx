import type { RouteObject } from 'react-router';
import { storefrontPage } from '../../../ui/page-route.ts';

/** The consumers' public page: a visit can start here, as on the logins. */
export const consumerEntranceRoutes: RouteObject[] = [
  storefrontPage('home-cliente', 'public', { ConsumerPublicPage: () => import('./consumer-public-page.tsx') }),
];

/** The first page after signing in. */
export const consumerHomeRoutes: RouteObject[] = [
  storefrontPage('home-consumidor-final', 'consumer', { ConsumerHomePage: () => import('./consumer-home-page.tsx') }),
];
