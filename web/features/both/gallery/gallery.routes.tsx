import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

/** The gallery and its upload page, below /painel. */
export const galleryRoutes: RouteObject[] = [
  panelPage('fotos-videos', 'gallery:list', { GalleryPage: () => import('./gallery-page.tsx') }),
  panelPage('processar/foto-video', 'gallery:upload', { UploadMediaPage: () => import('./upload-media-page.tsx') }),
];
