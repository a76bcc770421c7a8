import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/lazy-page.ts';
import type { StorefrontHandle } from '../../ui/route-handle.ts';

/** The gallery of the storefront. */
export const galleryStorefrontRoutes: RouteObject[] = [
  {
    path: 'fotos-videos',
    lazy: lazyPage(() => import('./network-gallery-page.tsx'), 'NetworkGalleryPage'),
    handle: { audience: 'seller' } satisfies StorefrontHandle,
  },
];
