import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

/** Network screens, below /painel. */
export const networkRoutes: RouteObject[] = [
  {
    path: 'redes',
    lazy: lazyPage(() => import('./networks-page.tsx'), 'NetworksPage'),
    handle: { permission: 'network:screen' } satisfies PanelHandle,
  },
  {
    path: 'cadastrar/rede',
    lazy: lazyPage(() => import('./create-network-page.tsx'), 'CreateNetworkPage'),
    handle: { permission: 'network:create' } satisfies PanelHandle,
  },
];
