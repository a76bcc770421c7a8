import type { RouteObject } from 'react-router';
import { storefrontPage } from '../../../ui/page-route.ts';

/** Sending receipts and typing sales, for both kinds of member. */
export const sendReceiptRoutes: RouteObject[] = [
  storefrontPage('enviar-pontuacao', 'member', { SendPage: () => import('./send-page.tsx') }),
];
