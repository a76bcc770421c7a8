import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

/** Store screens, below /painel. */
export const storeRoutes: RouteObject[] = [
  panelPage('Lojas', 'store:screen', { StoresPage: () => import('./stores-page.tsx') }),
  panelPage('revenda/:cnpj', 'store:screen', { StorePage: () => import('./store-page.tsx') }),
  panelPage('cadastrar/revenda', 'store:create', { CreateStorePage: () => import('./create-store-page.tsx') }),
];
