import type { RouteObject } from 'react-router';
import { storefrontPage } from '../../../ui/page-route.ts';

/** INDIQUE E GANHE, for sellers. */
export const referralRoutes: RouteObject[] = [storefrontPage('indicacao', 'seller', { ReferralPage: () => import('./referral-page.tsx') })];
