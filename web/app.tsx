import { createBrowserRouter, Outlet, type RouteObject, RouterProvider, useLocation } from 'react-router';
import { type Area, areaOf, discoverAreas, ROOT_ID } from './discover-areas.ts';
import { SessionProvider } from './session/session-provider.tsx';
import type { Navigate } from './session/use-authentication.ts';
import { followRouter } from './ui/dialog-history.ts';
import { RouteErrorPage } from './ui/error-boundary.tsx';
import { ServiceHosts } from './ui/service-hosts.tsx';
import { ThemeFrame } from './ui/theme-frame.tsx';

const navigate: Navigate = (to, options) => router.navigate(to, options);

/** Shared by both shells: the service hosts and the area's theme. */
const Root = () => {
  const area = areaOf(useLocation().pathname);
  return (
    <ThemeFrame area={area}>
      <Outlet />
      <ServiceHosts />
    </ThemeFrame>
  );
};

/** Each area's routes and page titles, so nobody fetches those of the other area. */
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

// The panel is used at a desk, where Esc closes dialogs.
followRouter(router, (pathname) => areaOf(pathname) === 'storefront');

/**
 * The whole web application. The session sits above the router, so the viewer loads in parallel with the first page's code.
 * Without transitions: `useQuery` sends its request while it renders, and each answer interrupts a transition. The old and the new address
 * then render in turn, and both ask again, up to 60 times for one receipt.
 */
export const App = () => (
  <SessionProvider navigate={navigate}>
    <RouterProvider router={router} useTransitions={false} />
  </SessionProvider>
);
