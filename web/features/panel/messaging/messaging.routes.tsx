import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

/** Configuração Whats, below /painel. */
export const messagingRoutes: RouteObject[] = [
  panelPage('configuracao-whats', 'messaging:read', { MessagingPage: () => import('./messaging-page.tsx') }),
];
