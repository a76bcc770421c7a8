import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

/** Redemption screens, below /painel. */
export const redemptionRoutes: RouteObject[] = [
  panelPage('resgates', 'redemption:list', { RedemptionsPage: () => import('./redemptions-page.tsx') }),
  panelPage('resgates/resgates-balconista', 'redemption:list', { SellerRedemptionsPage: () => import('./redemptions-page.tsx') }),
  panelPage('resgates/resgates-consumidor', 'redemption:list', {
    ConsumerRedemptionsPage: () => import('./consumer-redemptions-page.tsx'),
  }),
];
