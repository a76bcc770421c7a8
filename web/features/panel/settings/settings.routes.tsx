import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

/** Settings screens, below /painel. */
export const settingsRoutes: RouteObject[] = [
  {
    path: 'configuracoes',
    lazy: lazyPage(() => import('./system-settings-page.tsx'), 'SystemSettingsPage'),
    handle: { permission: 'settings:read' } satisfies PanelHandle,
  },
];
