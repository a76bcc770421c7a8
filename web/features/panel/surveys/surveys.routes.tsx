import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

/** Market survey screens, below /painel. */
export const surveyRoutes: RouteObject[] = [
  panelPage('pesquisa-de-mercado', 'research:list', { SurveysPage: () => import('./surveys-page.tsx') }),
  panelPage('cadastrar/pesquisa-mercado', 'research:create', { CreateSurveyPage: () => import('./create-survey-page.tsx') }),
];
