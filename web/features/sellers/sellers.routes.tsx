import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/lazy-page.ts';
import type { PanelHandle } from '../../ui/route-handle.ts';
import { sellerTexts as texts } from './sellers.messages.ts';

/** Screens of sellers, below /painel. */
export const sellerRoutes: RouteObject[] = [
  {
    path: 'vendedores',
    lazy: lazyPage(() => import('./sellers-page.tsx'), 'SellersPage'),
    handle: { title: texts.title, permission: 'seller:list' } satisfies PanelHandle,
  },
  {
    path: 'parceiro/:cpf',
    lazy: lazyPage(() => import('./seller-page.tsx'), 'SellerPage'),
    handle: { title: texts.detail, permission: 'seller:list' } satisfies PanelHandle,
  },
  {
    path: 'cadastrar/parceiro',
    lazy: lazyPage(() => import('./create-seller-page.tsx'), 'CreateSellerPage'),
    handle: { title: texts.create, permission: 'seller:create' } satisfies PanelHandle,
  },
];
