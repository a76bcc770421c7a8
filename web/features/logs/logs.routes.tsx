import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/lazy-page.ts';
import type { PanelHandle } from '../../ui/route-handle.ts';
import { logTexts as texts } from './logs.messages.ts';

/** Logs, below /painel. */
export const logRoutes: RouteObject[] = [
  {
    path: 'logs',
    lazy: lazyPage(() => import('./logs-page.tsx'), 'LogsPage'),
    handle: { title: texts.title, permission: 'log:list' } satisfies PanelHandle,
  },
];
