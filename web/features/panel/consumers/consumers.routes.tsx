import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

/** Consumer screens, below /painel. */
export const consumerRoutes: RouteObject[] = [
  {
    path: 'consumidores',
    lazy: lazyPage(() => import('./consumers-page.tsx'), 'ConsumersPage'),
    handle: { permission: 'consumer:list' } satisfies PanelHandle,
  },
  {
    path: 'consumidor/:id',
    lazy: lazyPage(() => import('./consumer-page.tsx'), 'ConsumerPage'),
    handle: { permission: 'consumer:list' } satisfies PanelHandle,
  },
];
