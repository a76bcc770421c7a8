import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

/** Expirar e Devolver Pontos, below /painel. */
export const expiryRoutes: RouteObject[] = [
  {
    path: 'processar/pontos',
    lazy: lazyPage(() => import('./expiry-page.tsx'), 'ExpiryPage'),
    handle: { permission: 'expiry:run' } satisfies PanelHandle,
  },
];
