import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { StorefrontHandle } from '../../../ui/route-handle.ts';

/** Contato, for both kinds of member. */
export const contactRoutes: RouteObject[] = [
  {
    path: 'contato',
    lazy: lazyPage(() => import('./contact-page.tsx'), 'ContactPage'),
    handle: { audience: 'member' } satisfies StorefrontHandle,
  },
];
