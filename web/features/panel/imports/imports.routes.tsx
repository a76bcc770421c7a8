import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

const page = () => import('./upload-page.tsx');

export const importRoutes: RouteObject[] = [
  {
    path: 'processar/vendas',
    lazy: lazyPage(page, 'SalesUploadPage'),
    handle: { permission: 'import:sales' } satisfies PanelHandle,
  },
  {
    path: 'processar/produtos',
    lazy: lazyPage(() => import('./products-upload-choice-page.tsx'), 'ProductsUploadChoicePage'),
    handle: { permission: 'import:products' } satisfies PanelHandle,
  },
  {
    path: 'processar/produtos/criteria',
    lazy: lazyPage(page, 'ProductsUploadPage'),
    handle: { permission: 'import:products' } satisfies PanelHandle,
  },
  {
    path: 'processar/produtos/revenda',
    lazy: lazyPage(page, 'StoreProductsUploadPage'),
    handle: { permission: 'import:products' } satisfies PanelHandle,
  },
  {
    path: 'processar/historico',
    lazy: lazyPage(page, 'HistoryUploadPage'),
    handle: { permission: 'import:history' } satisfies PanelHandle,
  },
  {
    path: 'processar/saldo-cartao',
    lazy: lazyPage(page, 'CardBalanceUploadPage'),
    handle: { permission: 'import:cardBalance' } satisfies PanelHandle,
  },
  {
    path: 'processar/uploads',
    lazy: lazyPage(() => import('./uploads-page.tsx'), 'UploadsPage'),
    handle: { permission: 'import:read' } satisfies PanelHandle,
  },
];
