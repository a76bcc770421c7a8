import { createBrowserRouter, Outlet, type RouteObject, RouterProvider, useLocation } from 'react-router';
import { panelTree } from './panel/panel-tree.tsx';
import { SessionProvider } from './session/session-provider.tsx';
import { storefrontTree } from './storefront/storefront-tree.tsx';
import { RouteErrorPage } from './ui/error-boundary.tsx';
import { ServiceHosts } from './ui/service-hosts.tsx';
import { ThemeFrame } from './ui/theme-frame.tsx';

const navigate = (to: string) => router.navigate(to);

/** What both shells share: the session, the services' hosts and the look of the area. */
const Root = () => {
  const area = /^\/painel(\/|$)/i.test(useLocation().pathname) ? 'panel' : 'storefront';
  return (
    <ThemeFrame area={area}>
      <SessionProvider navigate={navigate}>
        <Outlet />
      </SessionProvider>
      <ServiceHosts />
    </ThemeFrame>
  );
};

const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: (
      <ThemeFrame area="storefront">
        <RouteErrorPage />
      </ThemeFrame>
    ),
    hydrateFallbackElement: <></>,
    children: [panelTree, storefrontTree],
  },
];

const router = createBrowserRouter(routes);

/** The whole web application. */
export const App = () => <RouterProvider router={router} />;
