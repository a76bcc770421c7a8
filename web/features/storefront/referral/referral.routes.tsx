import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { StorefrontHandle } from '../../../ui/route-handle.ts';

/** INDIQUE E GANHE, for sellers. */
export const referralRoutes: RouteObject[] = [
  {
    path: 'indicacao',
    lazy: lazyPage(() => import('./referral-page.tsx'), 'ReferralPage'),
    handle: { audience: 'seller' } satisfies StorefrontHandle,
  },
];
