import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

/** Configuração Whats, below /painel. */
export const messagingRoutes: RouteObject[] = [
  {
    path: 'configuracao-whats',
    lazy: lazyPage(() => import('./messaging-page.tsx'), 'MessagingPage'),
    handle: { permission: 'messaging:read' } satisfies PanelHandle,
  },
];
