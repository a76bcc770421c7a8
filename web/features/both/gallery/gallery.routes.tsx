import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

/** The gallery and its upload page, below /painel. */
export const galleryRoutes: RouteObject[] = [
  {
    path: 'fotos-videos',
    lazy: lazyPage(() => import('./gallery-page.tsx'), 'GalleryPage'),
    handle: { permission: 'gallery:list' } satisfies PanelHandle,
  },
  {
    path: 'processar/foto-video',
    lazy: lazyPage(() => import('./upload-media-page.tsx'), 'UploadMediaPage'),
    handle: { permission: 'gallery:upload' } satisfies PanelHandle,
  },
];
