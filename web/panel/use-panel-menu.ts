import { useMemo } from 'react';
import { useCan } from '../session/session-context.ts';
import { routePaths } from '../ui/route-paths.ts';
import { type MenuSection, visibleMenu } from './menu.ts';
import { panelRoutes } from './routes.tsx';

const paths = routePaths(panelRoutes);

/** The signed-in person's menu. */
export const usePanelMenu = (): readonly MenuSection[] => {
  const can = useCan();
  return useMemo(() => visibleMenu({ can, hasRoute: (path) => paths.has(path.toLowerCase()) }), [can]);
};
