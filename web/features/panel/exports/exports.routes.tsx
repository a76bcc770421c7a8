import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

export const exportRoutes: RouteObject[] = [panelPage('exportacoes', 'list:export', { ExportsPage: () => import('./exports-page.tsx') })];
