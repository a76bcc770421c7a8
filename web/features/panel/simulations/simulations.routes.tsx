import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

/** Simulations of other parameters on our own history (beyond C7), below /painel. */
export const simulationRoutes: RouteObject[] = [
  panelPage('simulador', 'simulation:read', { SimulationsPage: () => import('./simulations-page.tsx') }),
  panelPage('simulador/nova', 'simulation:run', { NewSimulationPage: () => import('./new-simulation-page.tsx') }),
  panelPage('simulador/:id', 'simulation:read', { SimulationPage: () => import('./simulation-page.tsx') }),
];
