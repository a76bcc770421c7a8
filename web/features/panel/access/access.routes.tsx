import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

/** The own second factors and devices, below Meu Perfil. */
export const accessRoutes: RouteObject[] = [
  {
    path: 'perfil/segundo-fator',
    lazy: lazyPage(() => import('./second-factor-page.tsx'), 'SecondFactorPage'),
    handle: { permission: 'secondFactor:manageOwn' } satisfies PanelHandle,
  },
  {
    path: 'perfil/acessos',
    lazy: lazyPage(() => import('./own-sessions-page.tsx'), 'OwnSessionsPage'),
    handle: { permission: 'ownSession:manage' } satisfies PanelHandle,
  },
];
