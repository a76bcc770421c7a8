import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

/** Requests that take two people, below /painel. */
export const secondPersonRoutes: RouteObject[] = [
  panelPage('processar/segunda-aprovacao', 'heldAction:decide', { HeldActionsPage: () => import('./held-actions-page.tsx') }),
];
