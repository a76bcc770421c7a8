import type { RouteObject } from 'react-router';
import { storefrontPage } from '../../../ui/page-route.ts';

/** Contato, for both kinds of member. */
export const contactRoutes: RouteObject[] = [storefrontPage('contato', 'member', { ContactPage: () => import('./contact-page.tsx') })];
