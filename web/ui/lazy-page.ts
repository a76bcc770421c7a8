import type { ComponentType } from 'react';

/**
 * A route's `lazy` for a page that is a named export.
 * `lazyPage(() => import('./networks-page.tsx'), 'NetworksPage')`
 */
export const lazyPage =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  async () => ({ Component: (await load())[name] });
