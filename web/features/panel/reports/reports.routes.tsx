import type { RouteObject } from 'react-router';
import { type ReportKind, reportKinds } from '../../../../server/modules/reports/report-kinds.rules.ts';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

type Page = RouteObject['lazy'];

const page = (path: string, permission: string, lazy: Page): RouteObject => ({
  path,
  lazy,
  handle: { permission } satisfies PanelHandle,
});
const stored = (tipo: ReportKind, lazy: Page) => page(reportKinds[tipo].path, reportKinds[tipo].permission, lazy);

/** The reports of document 001 §2 and those beyond it, below /painel. */
export const reportRoutes: RouteObject[] = [
  stored(
    'ANTIFRAUDE',
    lazyPage(() => import('./antifraud-page.tsx'), 'AntifraudPage'),
  ),
  stored(
    'COMPRAS_PONTUACAO',
    lazyPage(() => import('./stock-report-page.tsx'), 'StockReportPage'),
  ),
  page(
    'produtos-vendidos',
    'soldProducts:read',
    lazyPage(() => import('./sold-products-page.tsx'), 'SoldProductsPage'),
  ),
  page(
    'historico',
    'history:read',
    lazyPage(() => import('./history-page.tsx'), 'HistoryPage'),
  ),
  stored(
    'MENSURACAO',
    lazyPage(() => import('./measurement-page.tsx'), 'MeasurementPage'),
  ),
  stored(
    'TAXA_SUCESSO',
    lazyPage(() => import('./success-rate-page.tsx'), 'SuccessRatePage'),
  ),
  stored(
    'RELATORIO',
    lazyPage(() => import('./overview-page.tsx'), 'OverviewPage'),
  ),
  stored(
    'PASSIVO',
    lazyPage(() => import('./liability-page.tsx'), 'LiabilityPage'),
  ),
  page(
    'passivo/lotes',
    'liability:read',
    lazyPage(() => import('./liability-lots-page.tsx'), 'LiabilityLotsPage'),
  ),
  stored(
    'VINCULOS',
    lazyPage(() => import('./links-page.tsx'), 'LinksPage'),
  ),
  stored(
    'CORROBORACAO',
    lazyPage(() => import('./corroboration-page.tsx'), 'CorroborationPage'),
  ),
  page(
    'processar/relatorios',
    'reports:generate',
    lazyPage(() => import('./update-reports-page.tsx'), 'UpdateReportsPage'),
  ),
];
