import type { RouteObject } from 'react-router';
import { EntranceGuard, StorefrontGuard } from '../session/guards.tsx';
import { RouteErrorPage } from '../ui/error-boundary.tsx';
import { lazyPage } from '../ui/lazy-page.ts';
import type { StorefrontAudience, StorefrontHandle } from '../ui/route-handle.ts';
import { entranceRoutes, storefrontRoutes } from './routes.tsx';

/** The routes of one audience; routes without one are for members. */
const routesFor = (audience: StorefrontAudience, routes = storefrontRoutes): RouteObject[] =>
  routes.filter(({ handle }) => ((handle as StorefrontHandle | undefined)?.audience ?? 'member') === audience);

const pages: RouteObject[] = [
  ...routesFor('public', entranceRoutes),
  { element: <EntranceGuard />, children: routesFor('visitor', entranceRoutes) },
  {
    lazy: lazyPage(() => import('../session/apollo-frame.tsx'), 'ApolloFrame'),
    children: [
      ...routesFor('public'),
      { element: <EntranceGuard />, children: routesFor('visitor') },
      { element: <StorefrontGuard />, children: routesFor('member') },
      { element: <StorefrontGuard kind="SELLER" />, children: routesFor('seller') },
      { element: <StorefrontGuard kind="CONSUMER" />, children: routesFor('consumer') },
    ],
  },
  { path: '*', lazy: lazyPage(() => import('./not-found-page.tsx'), 'StorefrontNotFoundPage') },
];

/**
 * Everything outside /painel, in one shell: public pages, then the members' pages by guard. Error boundaries are on non-lazy routes,
 * because the router hangs on a lazy route whose own code fails to load.
 */
export const storefrontTree: RouteObject = {
  errorElement: <RouteErrorPage />,
  children: [
    {
      lazy: lazyPage(() => import('./storefront-shell.tsx'), 'StorefrontShell'),
      children: [{ errorElement: <RouteErrorPage />, children: pages }],
    },
  ],
};
