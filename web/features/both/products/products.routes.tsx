import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import { panelPage } from '../../../ui/page-route.ts';

/** Product screens, below /painel. */
export const productRoutes: RouteObject[] = [
  panelPage('produtos', 'product:screen', { ProductsPage: () => import('./products-page.tsx') }),
  panelPage('cadastrar/produto', 'product:create', { RegisterProductPage: () => import('./register-product-page.tsx') }),
  panelPage('cadastrar/produto/criteria', 'product:create', { CreateProductPage: () => import('./create-product-page.tsx') }),
  panelPage('cadastrar/produto/revenda', 'storeProduct:create', {
    CreateStoreProductPage: () => import('./create-store-product-page.tsx'),
  }),
];

/** A store's products, for the outlet of a route with `:cnpj`; the panel nests it in the store's page. */
export const storeProductsSlot: RouteObject = {
  index: true,
  lazy: lazyPage(() => import('./store-products-table.tsx'), 'StoreProductsTable'),
};
