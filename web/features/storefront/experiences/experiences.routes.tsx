import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { StorefrontHandle } from '../../../ui/route-handle.ts';

/** Category, experience, offers; an offer's own page is the prize page. */
export const experienceRoutes: RouteObject[] = [
  {
    path: 'experiencias',
    lazy: lazyPage(() => import('./experiences-page.tsx'), 'ExperiencesPage'),
    handle: { audience: 'seller' } satisfies StorefrontHandle,
  },
  {
    path: 'loja',
    lazy: lazyPage(() => import('./offer-store-page.tsx'), 'OfferStorePage'),
    handle: { audience: 'seller' } satisfies StorefrontHandle,
  },
];
