import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/lazy-page.ts';
import type { PanelHandle } from '../../ui/route-handle.ts';
import { networkTexts as texts } from './networks.messages.ts';

/** Screens of networks, below /painel. */
export const networkRoutes: RouteObject[] = [
  {
    path: 'redes',
    lazy: lazyPage(() => import('./networks-page.tsx'), 'NetworksPage'),
    handle: { title: texts.title, permission: 'network:screen' } satisfies PanelHandle,
  },
  {
    path: 'cadastrar/rede',
    lazy: lazyPage(() => import('./create-network-page.tsx'), 'CreateNetworkPage'),
    handle: { title: texts.create, permission: 'network:create' } satisfies PanelHandle,
  },
];
