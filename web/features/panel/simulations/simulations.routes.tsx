import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

/** Simulations of other parameters on our own history (beyond C7), below /painel. */
export const simulationRoutes: RouteObject[] = [
  {
    path: 'simulador',
    lazy: lazyPage(() => import('./simulations-page.tsx'), 'SimulationsPage'),
    handle: { permission: 'simulation:read' } satisfies PanelHandle,
  },
  {
    path: 'simulador/nova',
    lazy: lazyPage(() => import('./new-simulation-page.tsx'), 'NewSimulationPage'),
    handle: { permission: 'simulation:run' } satisfies PanelHandle,
  },
  {
    path: 'simulador/:id',
    lazy: lazyPage(() => import('./simulation-page.tsx'), 'SimulationPage'),
    handle: { permission: 'simulation:read' } satisfies PanelHandle,
  },
];
