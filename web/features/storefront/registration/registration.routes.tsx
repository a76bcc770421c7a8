import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { StorefrontHandle } from '../../../ui/route-handle.ts';

const handle = { audience: 'visitor' } satisfies StorefrontHandle;

/** Registration of sellers and consumers. */
export const registrationRoutes: RouteObject[] = [
  { path: 'cadastrar', lazy: lazyPage(() => import('./seller-registration-page.tsx'), 'SellerRegistrationPage'), handle },
  {
    path: 'cadastrar-vendedor/:idRevenda',
    lazy: lazyPage(() => import('./store-registration-page.tsx'), 'StoreRegistrationPage'),
    handle,
  },
  {
    // The document says prefix match: anything after the store id is ignored.
    path: 'loja/cadastrar-vendedor/:idRevenda/*',
    lazy: lazyPage(() => import('./store-registration-page.tsx'), 'InAreaRegistrationPage'),
    handle: { audience: 'seller' } satisfies StorefrontHandle,
  },
  {
    path: 'cadastrar-consumidor-final',
    lazy: lazyPage(() => import('./consumer-registration-page.tsx'), 'ConsumerRegistrationPage'),
    handle,
  },
];
