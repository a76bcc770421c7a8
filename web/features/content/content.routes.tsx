import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/lazy-page.ts';
import type { PanelHandle, StorefrontHandle } from '../../ui/route-handle.ts';

/** Gestão de Conteúdo Clientes, below /painel. */
export const contentRoutes: RouteObject[] = [
  {
    path: 'gestao-conteudo',
    lazy: lazyPage(() => import('./content-page.tsx'), 'ContentPage'),
    handle: { permission: 'content:list' } satisfies PanelHandle,
  },
];

/** What it shows to members. */
export const contentStorefrontRoutes: RouteObject[] = [
  {
    path: 'lojas-participantes',
    lazy: lazyPage(() => import('./shown-content-pages.tsx'), 'ParticipatingStoresPage'),
    handle: { audience: 'member' } satisfies StorefrontHandle,
  },
  {
    path: 'produtos',
    lazy: lazyPage(() => import('./shown-content-pages.tsx'), 'ClientProductsPage'),
    handle: { audience: 'member' } satisfies StorefrontHandle,
  },
];
