import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

/** Operação, below /painel. */
export const operationRoutes: RouteObject[] = [
  panelPage('operacao', 'operation:read', { OperationPage: () => import('./operation-page.tsx') }),
];
