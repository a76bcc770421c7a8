import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import { panelPage } from '../../../ui/page-route.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

const postings = {
  lazy: lazyPage(() => import('./sales/postings-page.tsx'), 'PostingsPage'),
  handle: { permission: 'posting:list' } satisfies PanelHandle,
};

/** Posting and receipt screens, below /painel. */
export const postingRoutes: RouteObject[] = [
  { path: 'pontuacoes', ...postings },
  { path: 'pontuacoes/pontuado', ...postings },
  panelPage('pontuacoes/encerrado', 'submission:listClosed', {
    ClosedSubmissionsPage: () => import('./receipts/closed-submissions-page.tsx'),
  }),
  panelPage('processar/pontuacoes-pendentes', 'submission:list', {
    PendingSubmissionsPage: () => import('./receipts/pending-submissions-page.tsx'),
  }),
  panelPage('pontuacoes-cashback', 'cashback:list', { CashbackPostingsPage: () => import('./sales/cashback-postings-page.tsx') }),
  panelPage('pontuacoes-cashback/pontuado', 'cashback:list', { ApprovedCashbackPage: () => import('./sales/cashback-postings-page.tsx') }),
  panelPage('pontuacoes-cashback/encerrado', 'submission:listClosed', {
    ClosedCashbackPage: () => import('./receipts/closed-cashback-page.tsx'),
  }),
  panelPage('processar/pontuacoes-pendentes-cashback', 'submission:list', {
    PendingCashbackPage: () => import('./receipts/pending-cashback-page.tsx'),
  }),
  panelPage('processar/nova-venda', 'sale:post', { NewSalePage: () => import('./receipts/new-sale-page.tsx') }),
];

/** A seller's sales, for the outlet of a route with `:cpf`; the panel nests it in the seller's page. */
export const sellerPostingsSlot: RouteObject = {
  index: true,
  lazy: lazyPage(() => import('./sales/seller-postings.tsx'), 'SellerPostings'),
};
