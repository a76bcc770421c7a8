import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/lazy-page.ts';
import type { PanelHandle } from '../../ui/route-handle.ts';
import { messagingTexts as texts } from './messaging.messages.ts';

/** Configuração Whats, below /painel. */
export const messagingRoutes: RouteObject[] = [
  {
    path: 'configuracao-whats',
    lazy: lazyPage(() => import('./messaging-page.tsx'), 'MessagingPage'),
    handle: { title: texts.title, permission: 'messaging:read' } satisfies PanelHandle,
  },
];
