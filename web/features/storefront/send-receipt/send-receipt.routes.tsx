import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { StorefrontHandle } from '../../../ui/route-handle.ts';

/** Sending receipts and typing sales, for both kinds of member. */
export const sendReceiptRoutes: RouteObject[] = [
  {
    path: 'enviar-pontuacao',
    lazy: lazyPage(() => import('./send-page.tsx'), 'SendPage'),
    handle: { audience: 'member' } satisfies StorefrontHandle,
  },
];
