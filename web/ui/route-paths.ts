import type { RouteObject } from 'react-router';

const join = (parent: string, path: string | undefined) => [parent, path].filter(Boolean).join('/').toLowerCase();

/** Every path of a route table, with nested ones joined, in lower case (the router ignores case). */
export const routePaths = (routes: readonly RouteObject[], parent = ''): ReadonlySet<string> => {
  const paths = new Set<string>();
  for (const route of routes) {
    const path = join(parent, route.path);
    if (path) paths.add(path);
    for (const below of routePaths(route.children ?? [], path)) paths.add(below);
  }
  return paths;
};
