import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

/** Redemption screens, below /painel. */
export const redemptionRoutes: RouteObject[] = [
  {
    path: 'resgates',
    lazy: lazyPage(() => import('./redemptions-page.tsx'), 'RedemptionsPage'),
    handle: { permission: 'redemption:list' } satisfies PanelHandle,
  },
  {
    path: 'resgates/resgates-balconista',
    lazy: lazyPage(() => import('./redemptions-page.tsx'), 'SellerRedemptionsPage'),
    handle: { permission: 'redemption:list' } satisfies PanelHandle,
  },
  {
    path: 'resgates/resgates-consumidor',
    lazy: lazyPage(() => import('./consumer-redemptions-page.tsx'), 'ConsumerRedemptionsPage'),
    handle: { permission: 'redemption:list' } satisfies PanelHandle,
  },
];
