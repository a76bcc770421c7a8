import { routePaths } from '../ui/route-paths.ts';
import { storefrontRoutes } from './routes.tsx';

const paths = routePaths(storefrontRoutes);

/** Whether the storefront has the page: menus never lead to an address that is not there. */
export const isServed = ({ to }: { to: string }): boolean => paths.has(to.slice(1).toLowerCase());
