import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

/** Settings screens, below /painel. */
export const settingsRoutes: RouteObject[] = [
  panelPage('configuracoes', 'settings:read', { SystemSettingsPage: () => import('./system-settings-page.tsx') }),
];
