import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/lazy-page.ts';
import type { StorefrontHandle } from '../../ui/route-handle.ts';
import { privacyTexts as texts } from './privacy.messages.ts';

/** A member's own data and preferences. */
export const privacyRoutes: RouteObject[] = [
  {
    path: 'privacidade',
    lazy: lazyPage(() => import('./own-privacy-page.tsx'), 'OwnPrivacyPage'),
    handle: { title: texts.title, audience: 'member' } satisfies StorefrontHandle,
  },
];
