import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { StorefrontHandle } from '../../../ui/route-handle.ts';

/** A member's points or purchases, for both kinds. */
export const statementRoutes: RouteObject[] = [
  {
    path: 'pontuacoes',
    lazy: lazyPage(() => import('./statement-page.tsx'), 'StatementPage'),
    handle: { audience: 'member' } satisfies StorefrontHandle,
  },
];
