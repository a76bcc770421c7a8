import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

/** Store scenarios and their results (beyond C11), below /painel. */
export const scenarioRoutes: RouteObject[] = [
  panelPage('cenarios', 'scenario:read', { ScenariosPage: () => import('./scenarios-page.tsx') }),
  panelPage('experimentos', 'experiment:read', { ExperimentPage: () => import('./experiment-page.tsx') }),
];
