import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

/** Seller screens, below /painel. */
export const sellerRoutes: RouteObject[] = [
  {
    path: 'vendedores',
    lazy: lazyPage(() => import('./sellers-page.tsx'), 'SellersPage'),
    handle: { permission: 'seller:list' } satisfies PanelHandle,
  },
  {
    path: 'parceiro/:cpf',
    lazy: lazyPage(() => import('./seller-page.tsx'), 'SellerPage'),
    handle: { permission: 'seller:list' } satisfies PanelHandle,
  },
  {
    path: 'cadastrar/parceiro',
    lazy: lazyPage(() => import('./create-seller-page.tsx'), 'CreateSellerPage'),
    handle: { permission: 'seller:create' } satisfies PanelHandle,
  },
];
