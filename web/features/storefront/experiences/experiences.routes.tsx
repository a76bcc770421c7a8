import type { RouteObject } from 'react-router';
import { storefrontPage } from '../../../ui/page-route.ts';

/** Category, experience, offers; an offer's own page is the prize page. */
export const experienceRoutes: RouteObject[] = [
  storefrontPage('experiencias', 'seller', { ExperiencesPage: () => import('./experiences-page.tsx') }),
  storefrontPage('loja', 'seller', { OfferStorePage: () => import('./offer-store-page.tsx') }),
];
