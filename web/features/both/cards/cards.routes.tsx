import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

/** Card screens, below /painel. */
export const cardRoutes: RouteObject[] = [
  {
    path: 'cartoes',
    lazy: lazyPage(() => import('./cards-page.tsx'), 'CardsPage'),
    handle: { permission: 'card:list' } satisfies PanelHandle,
  },
  {
    path: 'cadastrar/cartao',
    lazy: lazyPage(() => import('./create-card-page.tsx'), 'CreateCardPage'),
    handle: { permission: 'card:create' } satisfies PanelHandle,
  },
];
