import type { RouteObject } from 'react-router';
import { storefrontPage } from '../../../ui/page-route.ts';

/** The first page of a signed-in seller. */
export const sellerHomeRoutes: RouteObject[] = [
  storefrontPage('home', 'seller', { SellerHomePage: () => import('./seller-home-page.tsx') }),
];
