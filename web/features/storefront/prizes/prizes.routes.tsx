import type { RouteObject } from 'react-router';
import { storefrontPage } from '../../../ui/page-route.ts';

/** The catalogue and the seller's redemptions; vouchers serve both kinds of member. */
export const prizeRoutes: RouteObject[] = [
  storefrontPage('premios-dia-dia', 'seller', { PrizesPage: () => import('./prizes-page.tsx') }),
  storefrontPage('loja/credito', 'seller', { CreditPage: () => import('./credit-page.tsx') }),
  storefrontPage('premio/:codigo', 'seller', { PrizePage: () => import('./prize-page.tsx') }),
  storefrontPage('resgates', 'seller', { OwnRedemptionsPage: () => import('./own-redemptions-page.tsx') }),
  storefrontPage('resgates/:id', 'member', { VoucherPage: () => import('./voucher-page.tsx') }),
];
