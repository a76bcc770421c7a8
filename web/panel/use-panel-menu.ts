import { useMemo } from 'react';
import { useCan } from '../session/use-viewer.ts';
import { type MenuSection, visibleMenu } from './menu.ts';
import { routePaths } from './route-paths.ts';
import { panelRoutes } from './routes.tsx';

const paths = routePaths(panelRoutes);

/** The menu of the person signed in. */
export const usePanelMenu = (): readonly MenuSection[] => {
  const can = useCan();
  return useMemo(() => visibleMenu({ can, hasRoute: (path) => paths.has(path.toLowerCase()) }), [can]);
};
