import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/lazy-page.ts';
import type { PanelHandle } from '../../ui/route-handle.ts';
import { moderationTexts as texts } from './moderation.messages.ts';

/** Contests and how moderation goes, below /painel. */
export const moderationRoutes: RouteObject[] = [
  {
    path: 'processar/contestacoes',
    lazy: lazyPage(() => import('./contests-page.tsx'), 'ContestsPage'),
    handle: { title: texts.contests, permission: 'contest:list' } satisfies PanelHandle,
  },
  {
    path: 'processar/moderacao',
    lazy: lazyPage(() => import('./metrics-page.tsx'), 'MetricsPage'),
    handle: { title: texts.metrics, permission: 'review:metrics' } satisfies PanelHandle,
  },
];
