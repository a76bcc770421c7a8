import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

const postings = {
  lazy: lazyPage(() => import('./sales/postings-page.tsx'), 'PostingsPage'),
  handle: { permission: 'posting:list' } satisfies PanelHandle,
};

/** Posting and receipt screens, below /painel. */
export const postingRoutes: RouteObject[] = [
  { path: 'pontuacoes', ...postings },
  { path: 'pontuacoes/pontuado', ...postings },
  {
    path: 'pontuacoes/encerrado',
    lazy: lazyPage(() => import('./receipts/closed-submissions-page.tsx'), 'ClosedSubmissionsPage'),
    handle: { permission: 'submission:listClosed' } satisfies PanelHandle,
  },
  {
    path: 'processar/pontuacoes-pendentes',
    lazy: lazyPage(() => import('./receipts/pending-submissions-page.tsx'), 'PendingSubmissionsPage'),
    handle: { permission: 'submission:list' } satisfies PanelHandle,
  },
  {
    path: 'pontuacoes-cashback',
    lazy: lazyPage(() => import('./sales/cashback-postings-page.tsx'), 'CashbackPostingsPage'),
    handle: { permission: 'cashback:list' } satisfies PanelHandle,
  },
  {
    path: 'pontuacoes-cashback/pontuado',
    lazy: lazyPage(() => import('./sales/cashback-postings-page.tsx'), 'ApprovedCashbackPage'),
    handle: { permission: 'cashback:list' } satisfies PanelHandle,
  },
  {
    path: 'pontuacoes-cashback/encerrado',
    lazy: lazyPage(() => import('./receipts/closed-cashback-page.tsx'), 'ClosedCashbackPage'),
    handle: { permission: 'submission:listClosed' } satisfies PanelHandle,
  },
  {
    path: 'processar/pontuacoes-pendentes-cashback',
    lazy: lazyPage(() => import('./receipts/pending-cashback-page.tsx'), 'PendingCashbackPage'),
    handle: { permission: 'submission:list' } satisfies PanelHandle,
  },
  {
    path: 'processar/nova-venda',
    lazy: lazyPage(() => import('./receipts/new-sale-page.tsx'), 'NewSalePage'),
    handle: { permission: 'sale:post' } satisfies PanelHandle,
  },
];

/** A seller's sales, for the outlet of a route with `:cpf`; the panel nests it in the seller's page. */
export const sellerPostingsSlot: RouteObject = {
  index: true,
  lazy: lazyPage(() => import('./sales/seller-postings.tsx'), 'SellerPostings'),
};
