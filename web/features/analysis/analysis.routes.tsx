import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/lazy-page.ts';
import type { PanelHandle } from '../../ui/route-handle.ts';
import { analysisTexts as texts } from './analysis.messages.ts';

/** The analysts' console and its access tokens, below /painel. */
export const analysisRoutes: RouteObject[] = [
  {
    path: 'analise',
    lazy: lazyPage(() => import('./console-page.tsx'), 'ConsolePage'),
    handle: { title: texts.console, permission: 'analysis:read' } satisfies PanelHandle,
  },
  {
    path: 'analise/tokens',
    lazy: lazyPage(() => import('./tokens-page.tsx'), 'TokensPage'),
    handle: { title: texts.tokens, permission: 'analysis:manageTokens' } satisfies PanelHandle,
  },
];
