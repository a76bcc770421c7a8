import type { RouteObject } from 'react-router';
import { storefrontPage } from '../../../ui/page-route.ts';

/** A member's data and preferences. */
export const privacyRoutes: RouteObject[] = [
  storefrontPage('privacidade', 'member', { OwnPrivacyPage: () => import('./own-privacy-page.tsx') }),
];
