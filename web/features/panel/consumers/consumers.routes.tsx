import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

/** Consumer screens, below /painel. */
export const consumerRoutes: RouteObject[] = [
  panelPage('consumidores', 'consumer:list', { ConsumersPage: () => import('./consumers-page.tsx') }),
  panelPage('consumidor/:id', 'consumer:list', { ConsumerPage: () => import('./consumer-page.tsx') }),
];
