import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { StorefrontHandle } from '../../../ui/route-handle.ts';

/** The programme's rules, for both kinds of member. */
export const termsRoutes: RouteObject[] = [
  {
    path: 'regulamento',
    lazy: lazyPage(() => import('./terms-page.tsx'), 'TermsPage'),
    handle: { audience: 'member', openBeforeTerms: true } satisfies StorefrontHandle,
  },
];
