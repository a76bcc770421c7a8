import type { RouteObject } from 'react-router';
import { cardStorefrontRoutes } from '../features/cards/own-card.routes.tsx';
import { cashbackRoutes } from '../features/cashback/cashback.routes.tsx';
import { consumerEntranceRoutes, consumerHomeRoutes } from '../features/consumer-home/consumer-home.routes.tsx';
import { contactRoutes } from '../features/contact/contact.routes.tsx';
import { contentStorefrontRoutes } from '../features/content/shown-content.routes.tsx';
import { experienceRoutes } from '../features/experiences/experiences.routes.tsx';
import { galleryStorefrontRoutes } from '../features/gallery/network-gallery.routes.tsx';
import { passwordRecoveryRoutes } from '../features/password-recovery/password-recovery.routes.tsx';
import { privacyRoutes } from '../features/privacy/privacy.routes.tsx';
import { prizeRoutes } from '../features/prizes/prizes.routes.tsx';
import { productStorefrontRoutes } from '../features/products/points-by-product.routes.tsx';
import { profileRoutes } from '../features/profile/profile.routes.tsx';
import { referralRoutes } from '../features/referral/referral.routes.tsx';
import { registrationRoutes } from '../features/registration/registration.routes.tsx';
import { sellerHomeRoutes } from '../features/seller-home/seller-home.routes.tsx';
import { sendReceiptRoutes } from '../features/send-receipt/send-receipt.routes.tsx';
import { statementRoutes } from '../features/statement/statement.routes.tsx';
import { termsRoutes } from '../features/terms/terms.routes.tsx';
import { lazyPage } from '../ui/lazy-page.ts';
import type { StorefrontHandle } from '../ui/route-handle.ts';

/** The first pages of a visit: they stay light, without Apollo. */
export const entranceRoutes: RouteObject[] = [
  ...consumerEntranceRoutes,
  { index: true, lazy: lazyPage(() => import('./landing-page.tsx'), 'LandingPage') },
  { path: 'login', lazy: lazyPage(() => import('./seller-login-page.tsx'), 'SellerLoginPage') },
  { path: 'login-consumidor-final', lazy: lazyPage(() => import('./consumer-login-page.tsx'), 'ConsumerLoginPage') },
  {
    path: 'politica-privacidade',
    lazy: lazyPage(() => import('./privacy-page.tsx'), 'PrivacyPage'),
    handle: { openBeforeTerms: true } satisfies StorefrontHandle,
  },
];

/** The first pages once signed in: drawn before Apollo is here. */
export const homeRoutes: RouteObject[] = [...consumerHomeRoutes, ...sellerHomeRoutes];

/** Every other screen outside the panel: one import and one spread for each feature; `handle.audience` chooses its guard. */
export const storefrontRoutes: RouteObject[] = [
  ...cardStorefrontRoutes,
  ...cashbackRoutes,
  ...contactRoutes,
  ...contentStorefrontRoutes,
  ...experienceRoutes,
  ...galleryStorefrontRoutes,
  ...passwordRecoveryRoutes,
  ...privacyRoutes,
  ...prizeRoutes,
  ...productStorefrontRoutes,
  ...profileRoutes,
  ...referralRoutes,
  ...registrationRoutes,
  ...sendReceiptRoutes,
  ...statementRoutes,
  ...termsRoutes,
];
