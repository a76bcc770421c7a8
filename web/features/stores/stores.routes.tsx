import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/lazy-page.ts';
import type { PanelHandle } from '../../ui/route-handle.ts';
import { storeTexts as texts } from './stores.messages.ts';

/** Screens of stores, below /painel. */
export const storeRoutes: RouteObject[] = [
  {
    path: 'Lojas',
    lazy: lazyPage(() => import('./stores-page.tsx'), 'StoresPage'),
    handle: { title: texts.title, permission: 'store:screen' } satisfies PanelHandle,
  },
  {
    path: 'revenda/:cnpj',
    lazy: lazyPage(() => import('./store-page.tsx'), 'StorePage'),
    handle: { title: texts.detail, permission: 'store:screen' } satisfies PanelHandle,
  },
  {
    path: 'cadastrar/revenda',
    lazy: lazyPage(() => import('./create-store-page.tsx'), 'CreateStorePage'),
    handle: { title: texts.create, permission: 'store:create' } satisfies PanelHandle,
  },
];
