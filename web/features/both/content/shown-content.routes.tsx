import type { RouteObject } from 'react-router';
import { storefrontPage } from '../../../ui/page-route.ts';

/** Content pages for consumers (screens of document 002). */
export const contentStorefrontRoutes: RouteObject[] = [
  storefrontPage('lojas-participantes', 'consumer', { ParticipatingStoresPage: () => import('./shown-content-pages.tsx') }),
  storefrontPage('produtos', 'consumer', { ClientProductsPage: () => import('./shown-content-pages.tsx') }),
];
