import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

/** Network screens, below /painel. */
export const networkRoutes: RouteObject[] = [
  panelPage('redes', 'network:screen', { NetworksPage: () => import('./networks-page.tsx') }),
  panelPage('cadastrar/rede', 'network:create', { CreateNetworkPage: () => import('./create-network-page.tsx') }),
];
