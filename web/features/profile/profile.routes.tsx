import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/lazy-page.ts';
import type { StorefrontHandle } from '../../ui/route-handle.ts';
import { profileTexts as texts } from './profile.messages.ts';

const page = lazyPage(() => import('./profile-page.tsx'), 'ProfilePage');

/** Meu Perfil; at /perfil-cliente a member who is no consumer finds the seller's (document 002 §2). */
export const profileRoutes: RouteObject[] = [
  { path: 'perfil', lazy: page, handle: { title: texts.title, audience: 'seller' } satisfies StorefrontHandle },
  { path: 'perfil-cliente', lazy: page, handle: { title: texts.title, audience: 'member' } satisfies StorefrontHandle },
];
