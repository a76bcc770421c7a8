import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

/** Registration code screens, below /painel. */
export const registrationCodeRoutes: RouteObject[] = [
  panelPage('codigos', 'registrationCode:list', { CodesSectionPage: () => import('./codes-section-page.tsx') }),
  panelPage('codigos/codigo', 'registrationCode:list', { CodePostingsPage: () => import('./code-postings-page.tsx') }),
  panelPage('codigos/lista-codigo-cadastro', 'registrationCode:list', { CodesPage: () => import('./codes-page.tsx') }),
  panelPage('cadastrar/codigo-cadastro', 'registrationCode:create', { CreateCodePage: () => import('./create-code-page.tsx') }),
];
