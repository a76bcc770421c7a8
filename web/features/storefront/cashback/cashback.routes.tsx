import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { StorefrontHandle } from '../../../ui/route-handle.ts';

/** Cashback redemption, and past redemptions. */
export const cashbackRoutes: RouteObject[] = [
  {
    path: 'cashback',
    lazy: lazyPage(() => import('./cashback-page.tsx'), 'CashbackPage'),
    handle: { audience: 'consumer' } satisfies StorefrontHandle,
  },
  {
    path: 'resgates-cliente',
    lazy: lazyPage(() => import('./own-redemptions-page.tsx'), 'OwnCashbackRedemptionsPage'),
    handle: { audience: 'consumer' } satisfies StorefrontHandle,
  },
];
