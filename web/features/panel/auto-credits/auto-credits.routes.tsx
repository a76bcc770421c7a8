import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

/** Receipts credited without a reviewer, below /painel. */
export const autoCreditRoutes: RouteObject[] = [
  panelPage('credito-automatico', 'creditRule:list', { CreditRulesPage: () => import('./credit-rules-page.tsx') }),
  panelPage('credito-automatico/decisoes', 'autoDecision:list', { AutoDecisionsPage: () => import('./auto-decisions-page.tsx') }),
];
