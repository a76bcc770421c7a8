import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

/** The own second factors and devices, below Meu Perfil. */
export const accessRoutes: RouteObject[] = [
  panelPage('perfil/segundo-fator', 'secondFactor:manageOwn', { SecondFactorPage: () => import('./second-factor-page.tsx') }),
  panelPage('perfil/acessos', 'ownSession:manage', { OwnSessionsPage: () => import('./own-sessions-page.tsx') }),
];
