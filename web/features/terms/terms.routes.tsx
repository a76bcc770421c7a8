import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/lazy-page.ts';
import type { StorefrontHandle } from '../../ui/route-handle.ts';
import { termsMessages as texts } from './terms.messages.ts';

/** The programme's rules, for both kinds of member. */
export const termsRoutes: RouteObject[] = [
  {
    path: 'regulamento',
    lazy: lazyPage(() => import('./terms-page.tsx'), 'TermsPage'),
    handle: { title: texts.page, audience: 'member', openBeforeTerms: true } satisfies StorefrontHandle,
  },
];
