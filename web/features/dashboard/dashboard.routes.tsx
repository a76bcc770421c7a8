import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/lazy-page.ts';
import type { PanelHandle } from '../../ui/route-handle.ts';
import { dashboardTexts } from './dashboard.messages.ts';

export const dashboardRoutes: RouteObject[] = [
  {
    path: 'dashboard',
    lazy: lazyPage(() => import('./dashboard-page.tsx'), 'DashboardPage'),
    handle: { title: dashboardTexts.title, permission: 'dashboard:read' } satisfies PanelHandle,
  },
];
