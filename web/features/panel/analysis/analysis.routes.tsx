import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

/** The analysts' console and its access tokens, below /painel. */
export const analysisRoutes: RouteObject[] = [
  {
    path: 'analise',
    lazy: lazyPage(() => import('./console-page.tsx'), 'ConsolePage'),
    handle: { permission: 'analysis:read' } satisfies PanelHandle,
  },
  {
    path: 'analise/tokens',
    lazy: lazyPage(() => import('./tokens-page.tsx'), 'TokensPage'),
    handle: { permission: 'analysis:manageTokens' } satisfies PanelHandle,
  },
];
