import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { StorefrontHandle } from '../../../ui/route-handle.ts';

/** From a category to an experience to its offers; an offer's own page is the prize's. */
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
