import type { RouteObject } from 'react-router';
import { storefrontPage } from '../../../ui/page-route.ts';

/** Cashback redemption, and past redemptions. */
export const cashbackRoutes: RouteObject[] = [
  storefrontPage('cashback', 'consumer', { CashbackPage: () => import('./cashback-page.tsx') }),
  storefrontPage('resgates-cliente', 'consumer', { OwnCashbackRedemptionsPage: () => import('./own-redemptions-page.tsx') }),
];
