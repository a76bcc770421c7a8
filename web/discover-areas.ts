import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';

export type Area = 'panel' | 'storefront';

/** The area an address belongs to. */
export const areaOf = (pathname: string): Area => (/^\/painel(\/|$)/i.test(pathname) ? 'panel' : 'storefront');

/** Id of the route that contains the areas. */
export const ROOT_ID = 'raiz';

/** Adds an area's routes on the first navigation to it. */
export const discoverAreas = (trees: Record<Area, () => Promise<RouteObject>>): PatchRoutesOnNavigationFunction => {
  const known = new Set<Area>();
  return async ({ path, patch, signal }) => {
    const area = areaOf(path);
    if (known.has(area)) return;
    const tree = await trees[area]();
    // Two navigations may have requested it at once, and the router drops the patch of one that was abandoned.
    if (signal.aborted || known.has(area)) return;
    known.add(area);
    patch(ROOT_ID, [tree]);
  };
};
