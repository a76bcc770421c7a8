import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

/** Requests that take two people, below /painel. */
export const secondPersonRoutes: RouteObject[] = [
  {
    path: 'processar/segunda-aprovacao',
    lazy: lazyPage(() => import('./held-actions-page.tsx'), 'HeldActionsPage'),
    handle: { permission: 'heldAction:decide' } satisfies PanelHandle,
  },
];
