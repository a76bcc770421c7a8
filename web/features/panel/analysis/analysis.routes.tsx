import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

/** The analysts' console and its access tokens, below /painel. */
export const analysisRoutes: RouteObject[] = [
  panelPage('analise', 'analysis:read', { ConsolePage: () => import('./console-page.tsx') }),
  panelPage('analise/tokens', 'analysis:manageTokens', { TokensPage: () => import('./tokens-page.tsx') }),
];
