import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

/** The analysts' console, its access tokens, and the ways of a saved query out of the panel, below /painel. */
export const analysisRoutes: RouteObject[] = [
  panelPage('analise', 'analysis:read', { ConsolePage: () => import('./console-page.tsx') }),
  panelPage('analise/tokens', 'analysis:manageTokens', { TokensPage: () => import('./tokens-page.tsx') }),
  panelPage('analise/planilhas', 'analysis:manageTokens', { AddressesPage: () => import('./addresses-page.tsx') }),
  panelPage('analise/agendamentos', 'analysis:manageTokens', { SchedulesPage: () => import('./schedules-page.tsx') }),
];
