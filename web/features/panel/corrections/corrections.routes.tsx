import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

/** Correção de Pontuação, below /painel. */
export const correctionRoutes: RouteObject[] = [
  panelPage('processar/correcao-pontuacao', 'correction:run', { CorrectionsPage: () => import('./corrections-page.tsx') }),
];
