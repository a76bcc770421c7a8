import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

export const dashboardRoutes: RouteObject[] = [
  {
    path: 'dashboard',
    lazy: lazyPage(() => import('./dashboard-page.tsx'), 'DashboardPage'),
    handle: { permission: 'dashboard:read' } satisfies PanelHandle,
  },
];
