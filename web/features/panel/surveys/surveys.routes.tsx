import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

/** Market survey screens, below /painel. */
export const surveyRoutes: RouteObject[] = [
  {
    path: 'pesquisa-de-mercado',
    lazy: lazyPage(() => import('./surveys-page.tsx'), 'SurveysPage'),
    handle: { permission: 'research:list' } satisfies PanelHandle,
  },
  {
    path: 'cadastrar/pesquisa-mercado',
    lazy: lazyPage(() => import('./create-survey-page.tsx'), 'CreateSurveyPage'),
    handle: { permission: 'research:create' } satisfies PanelHandle,
  },
];
