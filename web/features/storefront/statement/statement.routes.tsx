import type { RouteObject } from 'react-router';
import { storefrontPage } from '../../../ui/page-route.ts';

/** A member's points or purchases, for both kinds. */
export const statementRoutes: RouteObject[] = [
  storefrontPage('pontuacoes', 'member', { StatementPage: () => import('./statement-page.tsx') }),
];
