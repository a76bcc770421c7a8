import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/lazy-page.ts';
import type { PanelHandle } from '../../ui/route-handle.ts';
import { rewardTexts as texts } from './rewards.messages.ts';

/** Screens of prizes, below /painel. */
export const rewardRoutes: RouteObject[] = [
  {
    path: 'premios',
    lazy: lazyPage(() => import('./rewards-page.tsx'), 'RewardsPage'),
    handle: { title: texts.title, permission: 'reward:screen' } satisfies PanelHandle,
  },
  {
    path: 'cadastrar/premio',
    lazy: lazyPage(() => import('./create-reward-page.tsx'), 'CreateRewardPage'),
    handle: { title: texts.create, permission: 'reward:create' } satisfies PanelHandle,
  },
];
