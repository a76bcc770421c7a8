import { createBrowserRouter, Outlet, type RouteObject, RouterProvider, useLocation } from 'react-router';
import { type Area, areaOf, discoverAreas, ROOT_ID } from './discover-areas.ts';
import { SessionProvider } from './session/session-provider.tsx';
import { RouteErrorPage } from './ui/error-boundary.tsx';
import { ServiceHosts } from './ui/service-hosts.tsx';
import { ThemeFrame } from './ui/theme-frame.tsx';

const navigate = (to: string) => router.navigate(to);

/** What both shells share: the services' hosts and the look of the area. */
const Root = () => {
  const area = areaOf(useLocation().pathname);
  return (
    <ThemeFrame area={area}>
      <Outlet />
      <ServiceHosts />
    </ThemeFrame>
  );
};

/** Each area's own routes, with the texts they are named by: nobody fetches those of the area they are not in. */
const TREES: Record<Area, () => Promise<RouteObject>> = {
  panel: async () => (await import('./panel/panel-tree.tsx')).panelTree,
  storefront: async () => (await import('./storefront/storefront-tree.tsx')).storefrontTree,
};

const routes: RouteObject[] = [
  {
    id: ROOT_ID,
    element: <Root />,
    errorElement: (
      <ThemeFrame area="storefront">
        <RouteErrorPage />
      </ThemeFrame>
    ),
    hydrateFallbackElement: <></>,
    children: [],
  },
];

const router = createBrowserRouter(routes, { patchRoutesOnNavigation: discoverAreas(TREES) });

/** The whole web application. The session stands above the router: who is there is asked while the first page's code is fetched. */
export const App = () => (
  <SessionProvider navigate={navigate}>
    <RouterProvider router={router} />
  </SessionProvider>
);
