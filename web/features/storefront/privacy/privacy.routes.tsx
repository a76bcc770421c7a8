import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { StorefrontHandle } from '../../../ui/route-handle.ts';

/** A member's data and preferences. */
export const privacyRoutes: RouteObject[] = [
  {
    path: 'privacidade',
    lazy: lazyPage(() => import('./own-privacy-page.tsx'), 'OwnPrivacyPage'),
    handle: { audience: 'member' } satisfies StorefrontHandle,
  },
];
