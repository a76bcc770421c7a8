import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/lazy-page.ts';
import type { PanelHandle } from '../../ui/route-handle.ts';
import {
  antifraudTexts,
  historyTexts,
  measurementTexts,
  overviewTexts,
  soldTexts,
  stockTexts,
  successTexts,
  updateTexts,
} from './reports.messages.ts';

const handle = (title: string, permission: string): PanelHandle => ({ title, permission });

/** The reports of document 001 §2, below /painel. */
export const reportRoutes: RouteObject[] = [
  {
    path: 'antifraude',
    lazy: lazyPage(() => import('./antifraud-page.tsx'), 'AntifraudPage'),
    handle: handle(antifraudTexts.title, 'antifraud:read'),
  },
  {
    path: 'compras-pontuacao',
    lazy: lazyPage(() => import('./stock-report-page.tsx'), 'StockReportPage'),
    handle: handle(stockTexts.title, 'stock:read'),
  },
  {
    path: 'produtos-vendidos',
    lazy: lazyPage(() => import('./sold-products-page.tsx'), 'SoldProductsPage'),
    handle: handle(soldTexts.title, 'soldProducts:read'),
  },
  {
    path: 'historico',
    lazy: lazyPage(() => import('./history-page.tsx'), 'HistoryPage'),
    handle: handle(historyTexts.title, 'history:read'),
  },
  {
    path: 'mensuracao',
    lazy: lazyPage(() => import('./measurement-page.tsx'), 'MeasurementPage'),
    handle: handle(measurementTexts.title, 'measurement:read'),
  },
  {
    path: 'taxa-sucesso',
    lazy: lazyPage(() => import('./success-rate-page.tsx'), 'SuccessRatePage'),
    handle: handle(successTexts.title, 'successRate:read'),
  },
  {
    path: 'relatorio',
    lazy: lazyPage(() => import('./overview-page.tsx'), 'OverviewPage'),
    handle: handle(overviewTexts.title, 'report:read'),
  },
  {
    path: 'processar/relatorios',
    lazy: lazyPage(() => import('./update-reports-page.tsx'), 'UpdateReportsPage'),
    handle: handle(updateTexts.title, 'reports:generate'),
  },
];
