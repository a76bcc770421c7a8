import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

/** Card screens, below /painel. */
export const cardRoutes: RouteObject[] = [
  panelPage('cartoes', 'card:list', { CardsPage: () => import('./cards-page.tsx') }),
  panelPage('cadastrar/cartao', 'card:create', { CreateCardPage: () => import('./create-card-page.tsx') }),
];
