import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/lazy-page.ts';
import type { PanelHandle } from '../../ui/route-handle.ts';
import { redemptionTexts as texts } from './redemptions.messages.ts';

/** Screens of sellers' redemptions, below /painel. */
export const redemptionRoutes: RouteObject[] = [
  {
    path: 'resgates',
    lazy: lazyPage(() => import('./redemptions-page.tsx'), 'RedemptionsPage'),
    handle: { title: texts.title, permission: 'redemption:list' } satisfies PanelHandle,
  },
  {
    path: 'resgates/resgates-balconista',
    lazy: lazyPage(() => import('./redemptions-page.tsx'), 'SellerRedemptionsPage'),
    handle: { title: texts.sellersTitle, permission: 'redemption:list' } satisfies PanelHandle,
  },
];
