import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/lazy-page.ts';
import type { PanelHandle } from '../../ui/route-handle.ts';

export const importRoutes: RouteObject[] = [
  {
    path: 'processar/vendas',
    lazy: lazyPage(() => import('./sales-upload-page.tsx'), 'SalesUploadPage'),
    handle: { title: 'Upload Vendas', permission: 'import:sales' } satisfies PanelHandle,
  },
];
