import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

/** Seller screens, below /painel. */
export const sellerRoutes: RouteObject[] = [
  panelPage('vendedores', 'seller:list', { SellersPage: () => import('./sellers-page.tsx') }),
  panelPage('parceiro/:cpf', 'seller:list', { SellerPage: () => import('./seller-page.tsx') }),
  panelPage('cadastrar/parceiro', 'seller:create', { CreateSellerPage: () => import('./create-seller-page.tsx') }),
];
