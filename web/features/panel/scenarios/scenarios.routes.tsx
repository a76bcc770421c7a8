import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

/** Store scenarios and their results (beyond C11), below /painel. */
export const scenarioRoutes: RouteObject[] = [
  {
    path: 'cenarios',
    lazy: lazyPage(() => import('./scenarios-page.tsx'), 'ScenariosPage'),
    handle: { permission: 'scenario:read' } satisfies PanelHandle,
  },
  {
    path: 'experimentos',
    lazy: lazyPage(() => import('./experiment-page.tsx'), 'ExperimentPage'),
    handle: { permission: 'experiment:read' } satisfies PanelHandle,
  },
];
