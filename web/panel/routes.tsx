import type { RouteObject } from 'react-router';
import { cardRoutes } from '../features/both/cards/cards.routes.tsx';
import { contentRoutes } from '../features/both/content/content.routes.tsx';
import { galleryRoutes } from '../features/both/gallery/gallery.routes.tsx';
import { productRoutes, storeProductsSlot } from '../features/both/products/products.routes.tsx';
import { accessRoutes } from '../features/panel/access/access.routes.tsx';
import { analysisRoutes } from '../features/panel/analysis/analysis.routes.tsx';
import { autoCreditRoutes } from '../features/panel/auto-credits/auto-credits.routes.tsx';
import { bannerRoutes } from '../features/panel/banners/banners.routes.tsx';
import { consumerRoutes } from '../features/panel/consumers/consumers.routes.tsx';
import { correctionRoutes } from '../features/panel/corrections/corrections.routes.tsx';
import { dashboardRoutes } from '../features/panel/dashboard/dashboard.routes.tsx';
import { expiryRoutes } from '../features/panel/expiry/expiry.routes.tsx';
import { exportRoutes } from '../features/panel/exports/exports.routes.tsx';
import { importRoutes } from '../features/panel/imports/imports.routes.tsx';
import { integrityRoutes } from '../features/panel/integrity/integrity.routes.tsx';
import { logRoutes } from '../features/panel/logs/logs.routes.tsx';
import { messagingRoutes } from '../features/panel/messaging/messaging.routes.tsx';
import { moderationRoutes } from '../features/panel/moderation/moderation.routes.tsx';
import { networkRoutes } from '../features/panel/networks/networks.routes.tsx';
import { offerRoutes } from '../features/panel/offers/offers.routes.tsx';
import { operationRoutes } from '../features/panel/operation/operation.routes.tsx';
import { postingRoutes, sellerPostingsSlot } from '../features/panel/postings/postings.routes.tsx';
import { redemptionRoutes } from '../features/panel/redemptions/redemptions.routes.tsx';
import { registrationCodeRoutes } from '../features/panel/registration-codes/registration-codes.routes.tsx';
import { reportRoutes } from '../features/panel/reports/reports.routes.tsx';
import { rewardRoutes } from '../features/panel/rewards/rewards.routes.tsx';
import { scenarioRoutes } from '../features/panel/scenarios/scenarios.routes.tsx';
import { secondPersonRoutes } from '../features/panel/second-person/second-person.routes.tsx';
import { sellerRoutes } from '../features/panel/sellers/sellers.routes.tsx';
import { settingsRoutes } from '../features/panel/settings/settings.routes.tsx';
import { simulationRoutes } from '../features/panel/simulations/simulations.routes.tsx';
import { staffRoutes } from '../features/panel/staff/staff.routes.tsx';
import { storeRoutes } from '../features/panel/stores/stores.routes.tsx';
import { surveyRoutes } from '../features/panel/surveys/surveys.routes.tsx';
import { lazyPage } from '../ui/lazy-page.ts';
import { panelPage } from '../ui/page-route.ts';

/** A store's page shows its products. The two features do not import each other, so they are combined here. */
const storeScreens = storeRoutes.map(
  (route): RouteObject => (route.path === 'revenda/:cnpj' && !route.index ? { ...route, children: [storeProductsSlot] } : route),
);

/** A seller's page shows the seller's sales. */
const sellerScreens = sellerRoutes.map(
  (route): RouteObject => (route.path === 'parceiro/:cpf' && !route.index ? { ...route, children: [sellerPostingsSlot] } : route),
);

/** Every screen of the panel, below /painel and behind its guard: one import and one spread per feature. */
export const panelRoutes: RouteObject[] = [
  { path: 'perfil', lazy: lazyPage(() => import('./profile-page.tsx'), 'ProfilePage') },
  // Levels 3 and 4 have nothing to process; every other level can decide receipts (document 001 §2).
  panelPage('processar', 'submission:decide', { ProcessPage: () => import('./process-page.tsx') }),
  ...accessRoutes,
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
  ...integrityRoutes,
  ...operationRoutes,
  ...logRoutes,
  ...postingRoutes,
  ...secondPersonRoutes,
  ...moderationRoutes,
  ...autoCreditRoutes,
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
