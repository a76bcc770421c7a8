import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { StorefrontHandle } from '../../../ui/route-handle.ts';

/** The catalogue and the seller's redemptions; vouchers serve both kinds of member. */
export const prizeRoutes: RouteObject[] = [
  {
    path: 'premios-dia-dia',
    lazy: lazyPage(() => import('./prizes-page.tsx'), 'PrizesPage'),
    handle: { audience: 'seller' } satisfies StorefrontHandle,
  },
  {
    path: 'loja/credito',
    lazy: lazyPage(() => import('./credit-page.tsx'), 'CreditPage'),
    handle: { audience: 'seller' } satisfies StorefrontHandle,
  },
  {
    path: 'premio/:codigo',
    lazy: lazyPage(() => import('./prize-page.tsx'), 'PrizePage'),
    handle: { audience: 'seller' } satisfies StorefrontHandle,
  },
  {
    path: 'resgates',
    lazy: lazyPage(() => import('./own-redemptions-page.tsx'), 'OwnRedemptionsPage'),
    handle: { audience: 'seller' } satisfies StorefrontHandle,
  },
  {
    path: 'resgates/:id',
    lazy: lazyPage(() => import('./voucher-page.tsx'), 'VoucherPage'),
    handle: { audience: 'member' } satisfies StorefrontHandle,
  },
];
