import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

/** Gestão de Conteúdo Clientes, below /painel. */
export const contentRoutes: RouteObject[] = [
  panelPage('gestao-conteudo', 'content:list', { ContentPage: () => import('./content-page.tsx') }),
];
