import type { RouteObject } from 'react-router';
import { type ReportKind, reportKinds } from '../../../../server/modules/reports/report-kinds.rules.ts';
import { type NamedPage, panelPage } from '../../../ui/page-route.ts';

const stored = <Name extends string>(tipo: ReportKind, page: NamedPage<Name>): RouteObject =>
  panelPage(reportKinds[tipo].path, reportKinds[tipo].permission, page);

/** The reports of document 001 §2 and those beyond it, below /painel. */
export const reportRoutes: RouteObject[] = [
  stored('ANTIFRAUDE', { AntifraudPage: () => import('./antifraud-page.tsx') }),
  stored('COMPRAS_PONTUACAO', { StockReportPage: () => import('./stock-report-page.tsx') }),
  panelPage('produtos-vendidos', 'soldProducts:read', { SoldProductsPage: () => import('./sold-products-page.tsx') }),
  panelPage('historico', 'history:read', { HistoryPage: () => import('./history-page.tsx') }),
  stored('MENSURACAO', { MeasurementPage: () => import('./measurement-page.tsx') }),
  stored('TAXA_SUCESSO', { SuccessRatePage: () => import('./success-rate-page.tsx') }),
  stored('RELATORIO', { OverviewPage: () => import('./overview-page.tsx') }),
  stored('PASSIVO', { LiabilityPage: () => import('./liability-page.tsx') }),
  panelPage('passivo/lotes', 'liability:read', { LiabilityLotsPage: () => import('./liability-lots-page.tsx') }),
  panelPage('fechamento', 'monthClose:read', { MonthClosePage: () => import('./close/month-close-page.tsx') }),
  stored('VINCULOS', { LinksPage: () => import('./links-page.tsx') }),
  stored('CORROBORACAO', { CorroborationPage: () => import('./corroboration-page.tsx') }),
  panelPage('processar/relatorios', 'reports:generate', { UpdateReportsPage: () => import('./update-reports-page.tsx') }),
];
