import type { RouteObject } from 'react-router';
import { PanelGuard, PublicPanelGuard } from '../session/guards.tsx';
import { RouteErrorPage } from '../ui/error-boundary.tsx';
import { lazyPage } from '../ui/lazy-page.ts';
import { panelRoutes } from './routes.tsx';

/**
 * /painel: the login for visitors, the shell with every screen for staff. Error boundaries are on non-lazy routes, because the router hangs
 * on a lazy route whose own code fails to load.
 */
export const panelTree: RouteObject = {
  path: 'painel',
  errorElement: <RouteErrorPage />,
  children: [
    {
      element: <PublicPanelGuard />,
      children: [
        { index: true, lazy: lazyPage(() => import('./login-page.tsx'), 'PanelLoginPage') },
        { path: 'primeiro-acesso', lazy: lazyPage(() => import('./first-access-page.tsx'), 'FirstAccessPage') },
      ],
    },
    {
      element: <PanelGuard />,
      children: [
        {
          lazy: lazyPage(() => import('../session/apollo-frame.tsx'), 'ApolloFrame'),
          children: [
            {
              lazy: lazyPage(() => import('./panel-shell.tsx'), 'PanelShell'),
              children: [
                {
                  errorElement: <RouteErrorPage />,
                  children: [...panelRoutes, { path: '*', lazy: lazyPage(() => import('./not-found-page.tsx'), 'PanelNotFoundPage') }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};
