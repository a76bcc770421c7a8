import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

/** Store screens, below /painel. */
export const storeRoutes: RouteObject[] = [
  {
    path: 'Lojas',
    lazy: lazyPage(() => import('./stores-page.tsx'), 'StoresPage'),
    handle: { permission: 'store:screen' } satisfies PanelHandle,
  },
  {
    path: 'revenda/:cnpj',
    lazy: lazyPage(() => import('./store-page.tsx'), 'StorePage'),
    handle: { permission: 'store:screen' } satisfies PanelHandle,
  },
  {
    path: 'cadastrar/revenda',
    lazy: lazyPage(() => import('./create-store-page.tsx'), 'CreateStorePage'),
    handle: { permission: 'store:create' } satisfies PanelHandle,
  },
];
