import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

/** Expirar e Devolver Pontos, below /painel. */
export const expiryRoutes: RouteObject[] = [panelPage('processar/pontos', 'expiry:run', { ExpiryPage: () => import('./expiry-page.tsx') })];
