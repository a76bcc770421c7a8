import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

/** Integridade, below /painel. */
export const integrityRoutes: RouteObject[] = [
  panelPage('integridade', 'integrity:read', { IntegrityPage: () => import('./integrity-page.tsx') }),
];
