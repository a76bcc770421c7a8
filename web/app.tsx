import {
  createBrowserRouter,
  Outlet,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  RouterProvider,
  useLocation,
} from 'react-router';
import { SessionProvider } from './session/session-provider.tsx';
import { RouteErrorPage } from './ui/error-boundary.tsx';
import { ServiceHosts } from './ui/service-hosts.tsx';
import { ThemeFrame } from './ui/theme-frame.tsx';

type Area = 'panel' | 'storefront';

const areaOf = (pathname: string): Area => (/^\/painel(\/|$)/i.test(pathname) ? 'panel' : 'storefront');

const navigate = (to: string) => router.navigate(to);

/** What both shells share: the session, the services' hosts and the look of the area. */
const Root = () => {
  const area = areaOf(useLocation().pathname);
  return (
    <ThemeFrame area={area}>
      <SessionProvider navigate={navigate}>
        <Outlet />
      </SessionProvider>
      <ServiceHosts />
    </ThemeFrame>
  );
};

/** Each area's own routes, with the texts they are named by: nobody fetches those of the area they are not in. */
const TREES: Record<Area, () => Promise<RouteObject>> = {
  panel: async () => (await import('./panel/panel-tree.tsx')).panelTree,
  storefront: async () => (await import('./storefront/storefront-tree.tsx')).storefrontTree,
};

const ROOT = 'raiz';
const known = new Set<Area>();

const discover: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  const area = areaOf(path);
  if (known.has(area)) return;
  const tree = await TREES[area]();
  // Two navigations may have asked at once.
  if (known.has(area)) return;
  known.add(area);
  patch(ROOT, [tree]);
};

const routes: RouteObject[] = [
  {
    id: ROOT,
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

const router = createBrowserRouter(routes, { patchRoutesOnNavigation: discover });

/** The whole web application. */
export const App = () => <RouterProvider router={router} />;
