import type { RouteObject } from 'react-router';
import { StorefrontGuard } from '../session/guards.tsx';
import { RouteErrorPage } from '../ui/error-boundary.tsx';
import { lazyPage } from '../ui/lazy-page.ts';
import type { StorefrontAudience, StorefrontHandle } from '../ui/route-handle.ts';
import { entranceRoutes, homeRoutes, storefrontRoutes } from './routes.tsx';

/** The routes of one audience; a route without an audience is for members. */
const routesFor = (audience: StorefrontAudience, among = storefrontRoutes): RouteObject[] =>
  among.filter(({ handle }) => ((handle as StorefrontHandle | undefined)?.audience ?? 'member') === audience);

const pages: RouteObject[] = [
  ...entranceRoutes,
  { element: <StorefrontGuard kind="SELLER" />, children: routesFor('seller', homeRoutes) },
  { element: <StorefrontGuard kind="CONSUMER" />, children: routesFor('consumer', homeRoutes) },
  {
    lazy: lazyPage(() => import('../session/apollo-frame.tsx'), 'ApolloFrame'),
    children: [
      ...routesFor('public'),
      { element: <StorefrontGuard />, children: routesFor('member') },
      { element: <StorefrontGuard kind="SELLER" />, children: routesFor('seller') },
      { element: <StorefrontGuard kind="CONSUMER" />, children: routesFor('consumer') },
    ],
  },
  { path: '*', lazy: lazyPage(() => import('./not-found-page.tsx'), 'StorefrontNotFoundPage') },
];

/**
 * Everything outside /painel, in one shell: public pages, then the members' by guard.
 * The last resorts stand on routes that are not lazy: on one whose own code failed the router would go on waiting and show nothing.
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
