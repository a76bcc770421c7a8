import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

/** Contests and moderation metrics, below /painel. */
export const moderationRoutes: RouteObject[] = [
  {
    path: 'processar/contestacoes',
    lazy: lazyPage(() => import('./contests-page.tsx'), 'ContestsPage'),
    handle: { permission: 'contest:list' } satisfies PanelHandle,
  },
  {
    path: 'processar/revisao-cega',
    lazy: lazyPage(() => import('./blind-reviews-page.tsx'), 'BlindReviewsPage'),
    handle: { permission: 'blindReview:decide' } satisfies PanelHandle,
  },
  {
    path: 'processar/moderacao',
    lazy: lazyPage(() => import('./metrics-page.tsx'), 'MetricsPage'),
    handle: { permission: 'review:metrics' } satisfies PanelHandle,
  },
];
