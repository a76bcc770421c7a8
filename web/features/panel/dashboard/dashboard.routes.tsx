import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

export const dashboardRoutes: RouteObject[] = [
  panelPage('dashboard', 'dashboard:read', { DashboardPage: () => import('./dashboard-page.tsx') }),
];
