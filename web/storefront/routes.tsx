import type { RouteObject } from 'react-router';
import { passwordRecoveryRoutes } from '../features/password-recovery/password-recovery.routes.tsx';
import { prizeRoutes } from '../features/prizes/prizes.routes.tsx';
import { productStorefrontRoutes } from '../features/products/products.routes.tsx';
import { lazyPage } from '../ui/lazy-page.ts';
import type { StorefrontHandle } from '../ui/route-handle.ts';

/** The first pages of a visit: they stay light, without Apollo. */
export const entranceRoutes: RouteObject[] = [
  { index: true, lazy: lazyPage(() => import('./landing-page.tsx'), 'LandingPage') },
  { path: 'login', lazy: lazyPage(() => import('./seller-login-page.tsx'), 'SellerLoginPage') },
  { path: 'login-consumidor-final', lazy: lazyPage(() => import('./consumer-login-page.tsx'), 'ConsumerLoginPage') },
  {
    path: 'politica-privacidade',
    lazy: lazyPage(() => import('./privacy-page.tsx'), 'PrivacyPage'),
    handle: { openBeforeTerms: true } satisfies StorefrontHandle,
  },
];

/** Every other screen outside the panel: one import and one spread for each feature; `handle.audience` chooses its guard. */
export const storefrontRoutes: RouteObject[] = [...passwordRecoveryRoutes, ...prizeRoutes, ...productStorefrontRoutes];
