import type { RouteObject } from 'react-router';
import { storefrontPage } from '../../../ui/page-route.ts';

/** The seller's own card. */
export const cardStorefrontRoutes: RouteObject[] = [
  storefrontPage('cartao', 'seller', { OwnCardPage: () => import('./own-card-page.tsx') }),
];
