import type { RouteObject } from 'react-router';
import { cardStorefrontRoutes } from '../features/both/cards/own-card.routes.tsx';
import { contentStorefrontRoutes } from '../features/both/content/shown-content.routes.tsx';
import { galleryStorefrontRoutes } from '../features/both/gallery/network-gallery.routes.tsx';
import { productStorefrontRoutes } from '../features/both/products/points-by-product.routes.tsx';
import { cashbackRoutes } from '../features/storefront/cashback/cashback.routes.tsx';
import { consumerEntranceRoutes, consumerHomeRoutes } from '../features/storefront/consumer-home/consumer-home.routes.tsx';
import { contactRoutes } from '../features/storefront/contact/contact.routes.tsx';
import { experienceRoutes } from '../features/storefront/experiences/experiences.routes.tsx';
import { passwordRecoveryRoutes } from '../features/storefront/password-recovery/password-recovery.routes.tsx';
import { privacyRoutes } from '../features/storefront/privacy/privacy.routes.tsx';
import { prizeRoutes } from '../features/storefront/prizes/prizes.routes.tsx';
import { profileRoutes } from '../features/storefront/profile/profile.routes.tsx';
import { referralRoutes } from '../features/storefront/referral/referral.routes.tsx';
import { registrationRoutes } from '../features/storefront/registration/registration.routes.tsx';
import { sellerHomeRoutes } from '../features/storefront/seller-home/seller-home.routes.tsx';
import { sendReceiptRoutes } from '../features/storefront/send-receipt/send-receipt.routes.tsx';
import { statementRoutes } from '../features/storefront/statement/statement.routes.tsx';
import { termsRoutes } from '../features/storefront/terms/terms.routes.tsx';
import { lazyPage } from '../ui/lazy-page.ts';
import type { StorefrontHandle } from '../ui/route-handle.ts';

const VISITOR = { audience: 'visitor' } satisfies StorefrontHandle;

/** Pages for visitors, kept small by loading no Apollo. */
export const entranceRoutes: RouteObject[] = [
  ...consumerEntranceRoutes,
  { index: true, lazy: lazyPage(() => import('./landing-page.tsx'), 'LandingPage'), handle: VISITOR },
  { path: 'login', lazy: lazyPage(() => import('./seller-login-page.tsx'), 'SellerLoginPage'), handle: VISITOR },
  {
    path: 'login-consumidor-final',
    lazy: lazyPage(() => import('./consumer-login-page.tsx'), 'ConsumerLoginPage'),
    handle: VISITOR,
  },
  {
    path: 'politica-privacidade',
    lazy: lazyPage(() => import('./privacy-page.tsx'), 'PrivacyPage'),
    handle: { audience: 'public', openBeforeTerms: true } satisfies StorefrontHandle,
  },
];

/** Every other screen outside the panel: one import and one spread per feature; `handle.audience` selects its guard. */
export const storefrontRoutes: RouteObject[] = [
  ...cardStorefrontRoutes,
  ...cashbackRoutes,
  ...consumerHomeRoutes,
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
  ...sellerHomeRoutes,
  ...sendReceiptRoutes,
  ...statementRoutes,
  ...termsRoutes,
];
