import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

/** Product screens, below /painel. */
export const productRoutes: RouteObject[] = [
  {
    path: 'produtos',
    lazy: lazyPage(() => import('./products-page.tsx'), 'ProductsPage'),
    handle: { permission: 'product:screen' } satisfies PanelHandle,
  },
  {
    path: 'cadastrar/produto',
    lazy: lazyPage(() => import('./register-product-page.tsx'), 'RegisterProductPage'),
    handle: { permission: 'product:create' } satisfies PanelHandle,
  },
  {
    path: 'cadastrar/produto/criteria',
    lazy: lazyPage(() => import('./create-product-page.tsx'), 'CreateProductPage'),
    handle: { permission: 'product:create' } satisfies PanelHandle,
  },
  {
    path: 'cadastrar/produto/revenda',
    lazy: lazyPage(() => import('./create-store-product-page.tsx'), 'CreateStoreProductPage'),
    handle: { permission: 'storeProduct:create' } satisfies PanelHandle,
  },
];

/** A store's products, for the outlet of a route with `:cnpj`; the panel nests it in the store's page. */
export const storeProductsSlot: RouteObject = {
  index: true,
  lazy: lazyPage(() => import('./store-products-table.tsx'), 'StoreProductsTable'),
};
