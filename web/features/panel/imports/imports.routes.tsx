import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

const page = () => import('./upload-page.tsx');

export const importRoutes: RouteObject[] = [
  panelPage('processar/vendas', 'import:sales', { SalesUploadPage: page }),
  panelPage('processar/produtos', 'import:products', { ProductsUploadChoicePage: () => import('./products-upload-choice-page.tsx') }),
  panelPage('processar/produtos/criteria', 'import:products', { ProductsUploadPage: page }),
  panelPage('processar/produtos/revenda', 'import:products', { StoreProductsUploadPage: page }),
  panelPage('processar/historico', 'import:history', { HistoryUploadPage: page }),
  panelPage('processar/saldo-cartao', 'import:cardBalance', { CardBalanceUploadPage: page }),
  panelPage('processar/uploads', 'import:read', { UploadsPage: () => import('./uploads-page.tsx') }),
];
