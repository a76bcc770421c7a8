import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

/** Contests and moderation metrics, below /painel. */
export const moderationRoutes: RouteObject[] = [
  panelPage('processar/contestacoes', 'contest:list', { ContestsPage: () => import('./contests-page.tsx') }),
  panelPage('processar/revisao-cega', 'blindReview:decide', { BlindReviewsPage: () => import('./blind-reviews-page.tsx') }),
  panelPage('processar/leitura-de-notas', 'review:metrics', { ReadingResultsPage: () => import('./reading-results-page.tsx') }),
  panelPage('processar/descricoes-aprendidas', 'submission:list', { LearnedProductsPage: () => import('./learned-products-page.tsx') }),
  panelPage('processar/moderacao', 'review:metrics', { MetricsPage: () => import('./metrics-page.tsx') }),
];
