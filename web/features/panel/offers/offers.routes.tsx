import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

/** The experiences catalogue, below /painel. */
export const offerRoutes: RouteObject[] = [panelPage('ofertas-tlc', 'offer:list', { OffersPage: () => import('./offers-page.tsx') })];
