import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

/** Registration code screens, below /painel. */
export const registrationCodeRoutes: RouteObject[] = [
  {
    path: 'codigos',
    lazy: lazyPage(() => import('./codes-section-page.tsx'), 'CodesSectionPage'),
    handle: { permission: 'registrationCode:list' } satisfies PanelHandle,
  },
  {
    path: 'codigos/codigo',
    lazy: lazyPage(() => import('./code-postings-page.tsx'), 'CodePostingsPage'),
    handle: { permission: 'registrationCode:list' } satisfies PanelHandle,
  },
  {
    path: 'codigos/lista-codigo-cadastro',
    lazy: lazyPage(() => import('./codes-page.tsx'), 'CodesPage'),
    handle: { permission: 'registrationCode:list' } satisfies PanelHandle,
  },
  {
    path: 'cadastrar/codigo-cadastro',
    lazy: lazyPage(() => import('./create-code-page.tsx'), 'CreateCodePage'),
    handle: { permission: 'registrationCode:create' } satisfies PanelHandle,
  },
];
