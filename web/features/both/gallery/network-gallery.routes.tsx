import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';

/** The gallery of the storefront, for both kinds of members. */
export const galleryStorefrontRoutes: RouteObject[] = [
  { path: 'fotos-videos', lazy: lazyPage(() => import('./network-gallery-page.tsx'), 'NetworkGalleryPage') },
];
