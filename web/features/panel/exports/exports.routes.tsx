import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

export const exportRoutes: RouteObject[] = [
  {
    path: 'exportacoes',
    lazy: lazyPage(() => import('./exports-page.tsx'), 'ExportsPage'),
    handle: { permission: 'list:export' } satisfies PanelHandle,
  },
];
