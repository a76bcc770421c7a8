import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

/** The reports of document 001 §2 and those beyond it, below /painel. */
export const reportRoutes: RouteObject[] = [
  {
    path: 'antifraude',
    lazy: lazyPage(() => import('./antifraud-page.tsx'), 'AntifraudPage'),
    handle: { permission: 'antifraud:read' } satisfies PanelHandle,
  },
  {
    path: 'compras-pontuacao',
    lazy: lazyPage(() => import('./stock-report-page.tsx'), 'StockReportPage'),
    handle: { permission: 'stock:read' } satisfies PanelHandle,
  },
  {
    path: 'produtos-vendidos',
    lazy: lazyPage(() => import('./sold-products-page.tsx'), 'SoldProductsPage'),
    handle: { permission: 'soldProducts:read' } satisfies PanelHandle,
  },
  {
    path: 'historico',
    lazy: lazyPage(() => import('./history-page.tsx'), 'HistoryPage'),
    handle: { permission: 'history:read' } satisfies PanelHandle,
  },
  {
    path: 'mensuracao',
    lazy: lazyPage(() => import('./measurement-page.tsx'), 'MeasurementPage'),
    handle: { permission: 'measurement:read' } satisfies PanelHandle,
  },
  {
    path: 'taxa-sucesso',
    lazy: lazyPage(() => import('./success-rate-page.tsx'), 'SuccessRatePage'),
    handle: { permission: 'successRate:read' } satisfies PanelHandle,
  },
  {
    path: 'relatorio',
    lazy: lazyPage(() => import('./overview-page.tsx'), 'OverviewPage'),
    handle: { permission: 'report:read' } satisfies PanelHandle,
  },
  {
    path: 'passivo',
    lazy: lazyPage(() => import('./liability-page.tsx'), 'LiabilityPage'),
    handle: { permission: 'liability:read' } satisfies PanelHandle,
  },
  {
    path: 'passivo/lotes',
    lazy: lazyPage(() => import('./liability-lots-page.tsx'), 'LiabilityLotsPage'),
    handle: { permission: 'liability:read' } satisfies PanelHandle,
  },
  {
    path: 'vinculos',
    lazy: lazyPage(() => import('./links-page.tsx'), 'LinksPage'),
    handle: { permission: 'link:list' } satisfies PanelHandle,
  },
  {
    path: 'corroboracao',
    lazy: lazyPage(() => import('./corroboration-page.tsx'), 'CorroborationPage'),
    handle: { permission: 'corroboration:read' } satisfies PanelHandle,
  },
  {
    path: 'processar/relatorios',
    lazy: lazyPage(() => import('./update-reports-page.tsx'), 'UpdateReportsPage'),
    handle: { permission: 'reports:generate' } satisfies PanelHandle,
  },
];
