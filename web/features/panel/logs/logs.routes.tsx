import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

/** Logs, below /painel. */
export const logRoutes: RouteObject[] = [
  {
    path: 'logs',
    lazy: lazyPage(() => import('./logs-page.tsx'), 'LogsPage'),
    handle: { permission: 'log:list' } satisfies PanelHandle,
  },
];
