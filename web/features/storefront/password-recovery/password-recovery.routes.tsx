import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { StorefrontHandle } from '../../../ui/route-handle.ts';

const handle = { audience: 'public' } satisfies StorefrontHandle;

export const passwordRecoveryRoutes: RouteObject[] = [
  { path: 'esqueceu-senha', lazy: lazyPage(() => import('./forgot-password-page.tsx'), 'SellerForgotPasswordPage'), handle },
  { path: 'cliente/esqueceu-senha', lazy: lazyPage(() => import('./forgot-password-page.tsx'), 'ConsumerForgotPasswordPage'), handle },
  { path: 'esqueceu-senha/:uuid', lazy: lazyPage(() => import('./new-password-page.tsx'), 'NewPasswordPage'), handle },
];
