import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { StorefrontHandle } from '../../../ui/route-handle.ts';

const page = lazyPage(() => import('./profile-page.tsx'), 'ProfilePage');

/** Meu Perfil; at /perfil-cliente, members who are not consumers get the seller's form (document 002 §2). */
export const profileRoutes: RouteObject[] = [
  { path: 'perfil', lazy: page, handle: { audience: 'seller' } satisfies StorefrontHandle },
  { path: 'perfil-cliente', lazy: page, handle: { audience: 'member' } satisfies StorefrontHandle },
];
