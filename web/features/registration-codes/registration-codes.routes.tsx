import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/lazy-page.ts';
import type { PanelHandle } from '../../ui/route-handle.ts';
import { codeTexts as texts } from './registration-codes.messages.ts';

/** Screens of registration codes, below /painel. */
export const registrationCodeRoutes: RouteObject[] = [
  {
    path: 'codigos',
    lazy: lazyPage(() => import('./codes-section-page.tsx'), 'CodesSectionPage'),
    handle: { title: texts.section, permission: 'registrationCode:list' } satisfies PanelHandle,
  },
  {
    path: 'codigos/codigo',
    lazy: lazyPage(() => import('./code-postings-page.tsx'), 'CodePostingsPage'),
    handle: { title: texts.postings, permission: 'registrationCode:list' } satisfies PanelHandle,
  },
  {
    path: 'codigos/lista-codigo-cadastro',
    lazy: lazyPage(() => import('./codes-page.tsx'), 'CodesPage'),
    handle: { title: texts.list, permission: 'registrationCode:list' } satisfies PanelHandle,
  },
  {
    path: 'cadastrar/codigo-cadastro',
    lazy: lazyPage(() => import('./create-code-page.tsx'), 'CreateCodePage'),
    handle: { title: texts.create, permission: 'registrationCode:create' } satisfies PanelHandle,
  },
];
