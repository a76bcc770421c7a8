import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

/** Prize screens, below /painel. */
export const rewardRoutes: RouteObject[] = [
  panelPage('premios', 'reward:screen', { RewardsPage: () => import('./rewards-page.tsx') }),
  panelPage('cadastrar/premio', 'reward:create', { CreateRewardPage: () => import('./create-reward-page.tsx') }),
];
