import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

/** Logs, below /painel. */
export const logRoutes: RouteObject[] = [panelPage('logs', 'log:list', { LogsPage: () => import('./logs-page.tsx') })];
