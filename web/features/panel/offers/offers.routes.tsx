import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

/** The experiences catalogue, below /painel. */
export const offerRoutes: RouteObject[] = [
  {
    path: 'ofertas-tlc',
    lazy: lazyPage(() => import('./offers-page.tsx'), 'OffersPage'),
    handle: { permission: 'offer:list' } satisfies PanelHandle,
  },
];
