import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

/** Expirar e Devolver Pontos, below /painel. */
export const expiryRoutes: RouteObject[] = [
  panelPage('processar/pontos', 'expiry:run', { ExpiryPage: () => import('./expiry-page.tsx') }),
  panelPage('processar/pontos/vencidos', 'expiry:run', { ExpiredPointsPage: () => import('./expired-pages.tsx') }),
  panelPage('processar/pontos/cashback-vencido', 'expiry:run', { ExpiredCashbackPage: () => import('./expired-pages.tsx') }),
];
