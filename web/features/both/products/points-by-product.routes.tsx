import type { RouteObject } from 'react-router';
import { storefrontPage } from '../../../ui/page-route.ts';

/** Product screens outside the panel. */
export const productStorefrontRoutes: RouteObject[] = [
  storefrontPage('pontos-produtos', 'seller', { PointsByProductPage: () => import('./points-by-product-page.tsx') }),
];
