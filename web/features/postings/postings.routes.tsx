import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/lazy-page.ts';
import type { PanelHandle } from '../../ui/route-handle.ts';
import { postingTexts as texts } from './postings.messages.ts';

const postings = {
  lazy: lazyPage(() => import('./postings-page.tsx'), 'PostingsPage'),
  handle: { title: texts.title, permission: 'posting:list' } satisfies PanelHandle,
};

/** Screens of postings and receipts, below /painel. */
export const postingRoutes: RouteObject[] = [
  { path: 'pontuacoes', ...postings },
  { path: 'pontuacoes/pontuado', ...postings },
  {
    path: 'pontuacoes/encerrado',
    lazy: lazyPage(() => import('./closed-submissions-page.tsx'), 'ClosedSubmissionsPage'),
    handle: { title: texts.closed, permission: 'submission:listClosed' } satisfies PanelHandle,
  },
  {
    path: 'processar/pontuacoes-pendentes',
    lazy: lazyPage(() => import('./pending-submissions-page.tsx'), 'PendingSubmissionsPage'),
    handle: { title: texts.pending, permission: 'submission:list' } satisfies PanelHandle,
  },
  {
    path: 'pontuacoes-cashback',
    lazy: lazyPage(() => import('./cashback-postings-page.tsx'), 'CashbackPostingsPage'),
    handle: { title: texts.cashbackTitle, permission: 'cashback:list' } satisfies PanelHandle,
  },
  {
    path: 'pontuacoes-cashback/pontuado',
    lazy: lazyPage(() => import('./cashback-postings-page.tsx'), 'ApprovedCashbackPage'),
    handle: { title: texts.approvedCashback, permission: 'cashback:list' } satisfies PanelHandle,
  },
  {
    path: 'pontuacoes-cashback/encerrado',
    lazy: lazyPage(() => import('./closed-cashback-page.tsx'), 'ClosedCashbackPage'),
    handle: { title: texts.closedCashback, permission: 'submission:listClosed' } satisfies PanelHandle,
  },
  {
    path: 'processar/pontuacoes-pendentes-cashback',
    lazy: lazyPage(() => import('./pending-cashback-page.tsx'), 'PendingCashbackPage'),
    handle: { title: texts.pendingCashback, permission: 'submission:list' } satisfies PanelHandle,
  },
  {
    path: 'processar/segunda-aprovacao',
    lazy: lazyPage(() => import('./approvals-page.tsx'), 'ApprovalsPage'),
    handle: { title: texts.approvals, permission: 'sale:post' } satisfies PanelHandle,
  },
  {
    path: 'processar/nova-venda',
    lazy: lazyPage(() => import('./new-sale-page.tsx'), 'NewSalePage'),
    handle: { title: 'Nova venda', permission: 'sale:post' } satisfies PanelHandle,
  },
];

/** The sales of a seller, for the outlet of a route that has a `:cpf`: the panel puts it into the seller's page. */
export const sellerPostingsSlot: RouteObject = {
  index: true,
  lazy: lazyPage(() => import('./seller-postings.tsx'), 'SellerPostings'),
};
