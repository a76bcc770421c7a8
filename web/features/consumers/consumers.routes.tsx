import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/lazy-page.ts';
import type { PanelHandle } from '../../ui/route-handle.ts';
import { consumerTexts as texts } from './consumers.messages.ts';

/** Screens of consumers, below /painel. */
export const consumerRoutes: RouteObject[] = [
  {
    path: 'consumidores',
    lazy: lazyPage(() => import('./consumers-page.tsx'), 'ConsumersPage'),
    handle: { title: texts.title, permission: 'consumer:list' } satisfies PanelHandle,
  },
  {
    path: 'consumidor/:id',
    lazy: lazyPage(() => import('./consumer-page.tsx'), 'ConsumerPage'),
    handle: { title: texts.detail, permission: 'consumer:list' } satisfies PanelHandle,
  },
];
