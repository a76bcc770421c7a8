import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

/** Integridade, below /painel. */
export const integrityRoutes: RouteObject[] = [
  {
    path: 'integridade',
    lazy: lazyPage(() => import('./integrity-page.tsx'), 'IntegrityPage'),
    handle: { permission: 'integrity:read' } satisfies PanelHandle,
  },
];
