import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

/** Prize screens, below /painel. */
export const rewardRoutes: RouteObject[] = [
  {
    path: 'premios',
    lazy: lazyPage(() => import('./rewards-page.tsx'), 'RewardsPage'),
    handle: { permission: 'reward:screen' } satisfies PanelHandle,
  },
  {
    path: 'cadastrar/premio',
    lazy: lazyPage(() => import('./create-reward-page.tsx'), 'CreateRewardPage'),
    handle: { permission: 'reward:create' } satisfies PanelHandle,
  },
];
