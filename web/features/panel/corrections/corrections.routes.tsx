import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

/** Correção de Pontuação, below /painel. */
export const correctionRoutes: RouteObject[] = [
  {
    path: 'processar/correcao-pontuacao',
    lazy: lazyPage(() => import('./corrections-page.tsx'), 'CorrectionsPage'),
    handle: { permission: 'correction:run' } satisfies PanelHandle,
  },
];
