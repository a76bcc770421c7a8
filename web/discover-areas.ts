import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';

export type Area = 'panel' | 'storefront';

/** The area an address belongs to. */
export const areaOf = (pathname: string): Area => (/^\/painel(\/|$)/i.test(pathname) ? 'panel' : 'storefront');

/** The route below which the areas are. */
export const ROOT_ID = 'raiz';

/** Adds an area's routes the first time somebody goes there. */
export const discoverAreas = (trees: Record<Area, () => Promise<RouteObject>>): PatchRoutesOnNavigationFunction => {
  const known = new Set<Area>();
  return async ({ path, patch, signal }) => {
    const area = areaOf(path);
    if (known.has(area)) return;
    const tree = await trees[area]();
    // Two navigations may have asked at once, and the router lets the patch of one that was left meanwhile fall.
    if (signal.aborted || known.has(area)) return;
    known.add(area);
    patch(ROOT_ID, [tree]);
  };
};
