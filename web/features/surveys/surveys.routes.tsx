import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/lazy-page.ts';
import type { PanelHandle } from '../../ui/route-handle.ts';
import { surveyScreenTexts as texts } from './surveys.messages.ts';

/** Screens of market surveys, below /painel. */
export const surveyRoutes: RouteObject[] = [
  {
    path: 'pesquisa-de-mercado',
    lazy: lazyPage(() => import('./surveys-page.tsx'), 'SurveysPage'),
    handle: { title: texts.title, permission: 'research:list' } satisfies PanelHandle,
  },
  {
    path: 'cadastrar/pesquisa-mercado',
    lazy: lazyPage(() => import('./create-survey-page.tsx'), 'CreateSurveyPage'),
    handle: { title: texts.create, permission: 'research:create' } satisfies PanelHandle,
  },
];
