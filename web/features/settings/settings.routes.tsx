import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/lazy-page.ts';
import type { PanelHandle } from '../../ui/route-handle.ts';
import { settingsTexts as texts } from './settings.messages.ts';

/** Screens of settings, below /painel. */
export const settingsRoutes: RouteObject[] = [
  {
    path: 'configuracoes',
    lazy: lazyPage(() => import('./system-settings-page.tsx'), 'SystemSettingsPage'),
    handle: { title: texts.title, permission: 'settings:read' } satisfies PanelHandle,
  },
];
