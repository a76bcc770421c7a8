import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/lazy-page.ts';
import type { PanelHandle } from '../../ui/route-handle.ts';
import { expiryTexts as texts } from './expiry.messages.ts';

/** Expirar e Devolver Pontos, below /painel. */
export const expiryRoutes: RouteObject[] = [
  {
    path: 'processar/pontos',
    lazy: lazyPage(() => import('./expiry-page.tsx'), 'ExpiryPage'),
    handle: { title: texts.title, permission: 'expiry:run' } satisfies PanelHandle,
  },
];
