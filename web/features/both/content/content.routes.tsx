import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

/** Gestão de Conteúdo Clientes, below /painel. */
export const contentRoutes: RouteObject[] = [
  {
    path: 'gestao-conteudo',
    lazy: lazyPage(() => import('./content-page.tsx'), 'ContentPage'),
    handle: { permission: 'content:list' } satisfies PanelHandle,
  },
];
