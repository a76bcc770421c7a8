import type { RouteObject } from 'react-router';
import { analysisRoutes } from '../features/analysis/analysis.routes.tsx';
import { bannerRoutes } from '../features/banners/banners.routes.tsx';
import { cardRoutes } from '../features/cards/cards.routes.tsx';
import { consumerRoutes } from '../features/consumers/consumers.routes.tsx';
import { contentRoutes } from '../features/content/content.routes.tsx';
import { correctionRoutes } from '../features/corrections/corrections.routes.tsx';
import { dashboardRoutes } from '../features/dashboard/dashboard.routes.tsx';
import { expiryRoutes } from '../features/expiry/expiry.routes.tsx';
import { exportRoutes } from '../features/exports/exports.routes.tsx';
import { galleryRoutes } from '../features/gallery/gallery.routes.tsx';
import { importRoutes } from '../features/imports/imports.routes.tsx';
import { logRoutes } from '../features/logs/logs.routes.tsx';
import { messagingRoutes } from '../features/messaging/messaging.routes.tsx';
import { moderationRoutes } from '../features/moderation/moderation.routes.tsx';
import { networkRoutes } from '../features/networks/networks.routes.tsx';
import { offerRoutes } from '../features/offers/offers.routes.tsx';
import { postingRoutes, sellerPostingsSlot } from '../features/postings/postings.routes.tsx';
import { productRoutes, storeProductsSlot } from '../features/products/products.routes.tsx';
import { redemptionRoutes } from '../features/redemptions/redemptions.routes.tsx';
import { registrationCodeRoutes } from '../features/registration-codes/registration-codes.routes.tsx';
import { reportRoutes } from '../features/reports/reports.routes.tsx';
import { rewardRoutes } from '../features/rewards/rewards.routes.tsx';
import { scenarioRoutes } from '../features/scenarios/scenarios.routes.tsx';
import { sellerRoutes } from '../features/sellers/sellers.routes.tsx';
import { settingsRoutes } from '../features/settings/settings.routes.tsx';
import { simulationRoutes } from '../features/simulations/simulations.routes.tsx';
import { staffRoutes } from '../features/staff/staff.routes.tsx';
import { storeRoutes } from '../features/stores/stores.routes.tsx';
import { surveyRoutes } from '../features/surveys/surveys.routes.tsx';
import { lazyPage } from '../ui/lazy-page.ts';
import type { PanelHandle } from '../ui/route-handle.ts';

/** A store's page shows its products: the two features do not know each other, so they meet here. */
const storeScreens = storeRoutes.map(
  (route): RouteObject => (route.path === 'revenda/:cnpj' && !route.index ? { ...route, children: [storeProductsSlot] } : route),
);

/** A seller's page shows the seller's sales. */
const sellerScreens = sellerRoutes.map(
  (route): RouteObject => (route.path === 'parceiro/:cpf' && !route.index ? { ...route, children: [sellerPostingsSlot] } : route),
);

/** Every screen of the panel, below /painel and behind its guard: one import and one spread for each feature. */
export const panelRoutes: RouteObject[] = [
  {
    path: 'perfil',
    lazy: lazyPage(() => import('./profile-page.tsx'), 'ProfilePage'),
  },
  {
    path: 'processar',
    lazy: lazyPage(() => import('./process-page.tsx'), 'ProcessPage'),
    // Levels 3 and 4 have nothing to process; those who have may all decide notes (document 001 §2).
    handle: { permission: 'submission:decide' } satisfies PanelHandle,
  },
  ...dashboardRoutes,
  ...analysisRoutes,
  ...networkRoutes,
  ...storeScreens,
  ...productRoutes,
  ...sellerScreens,
  ...consumerRoutes,
  ...staffRoutes,
  ...settingsRoutes,
  ...messagingRoutes,
  ...logRoutes,
  ...postingRoutes,
  ...moderationRoutes,
  ...rewardRoutes,
  ...offerRoutes,
  ...redemptionRoutes,
  ...galleryRoutes,
  ...expiryRoutes,
  ...bannerRoutes,
  ...contentRoutes,
  ...importRoutes,
  ...exportRoutes,
  ...registrationCodeRoutes,
  ...correctionRoutes,
  ...surveyRoutes,
  ...cardRoutes,
  ...reportRoutes,
  ...scenarioRoutes,
  ...simulationRoutes,
];
