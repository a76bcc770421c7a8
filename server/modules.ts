import type { EntitySchema } from '@mikro-orm/postgresql';
import * as analysis from './modules/analysis/index.ts';
import * as audiences from './modules/audiences/index.ts';
import * as autoCredits from './modules/auto-credits/index.ts';
import * as balances from './modules/balances/index.ts';
import * as banners from './modules/banners/index.ts';
import * as blindReviews from './modules/blind-reviews/index.ts';
import * as cards from './modules/cards/index.ts';
import * as cashback from './modules/cashback/index.ts';
import * as cep from './modules/cep/index.ts';
import * as consumers from './modules/consumers/index.ts';
import * as content from './modules/content/index.ts';
import * as contests from './modules/contests/index.ts';
import * as dashboard from './modules/dashboard/index.ts';
import * as deliveries from './modules/deliveries/index.ts';
import * as errorCatalogue from './modules/error-catalogue/index.ts';
import * as expiry from './modules/expiry/index.ts';
import * as exports from './modules/exports/index.ts';
import * as files from './modules/files/index.ts';
import * as gallery from './modules/gallery/index.ts';
import * as imports from './modules/imports/index.ts';
import * as integrity from './modules/integrity/index.ts';
import * as ledger from './modules/ledger/index.ts';
import * as links from './modules/links/index.ts';
import * as listViews from './modules/list-views/index.ts';
import * as logs from './modules/logs/index.ts';
import * as members from './modules/members/index.ts';
import * as messaging from './modules/messaging/index.ts';
import * as monthClose from './modules/month-close/index.ts';
import * as networks from './modules/networks/index.ts';
import * as offers from './modules/offers/index.ts';
import * as operations from './modules/operations/index.ts';
import * as postings from './modules/postings/index.ts';
import * as products from './modules/products/index.ts';
import * as redemptions from './modules/redemptions/index.ts';
import * as referrals from './modules/referrals/index.ts';
import * as registrationCodes from './modules/registration-codes/index.ts';
import * as reports from './modules/reports/index.ts';
import * as rewards from './modules/rewards/index.ts';
import * as scenarios from './modules/scenarios/index.ts';
import * as search from './modules/search/index.ts';
import * as secondFactors from './modules/second-factors/index.ts';
import * as secondPerson from './modules/second-person/index.ts';
import * as sellers from './modules/sellers/index.ts';
import * as sessions from './modules/sessions/index.ts';
import * as settings from './modules/settings/index.ts';
import * as simulations from './modules/simulations/index.ts';
import * as social from './modules/social/index.ts';
import * as staff from './modules/staff/index.ts';
import * as stock from './modules/stock/index.ts';
import * as stores from './modules/stores/index.ts';
import * as support from './modules/support/index.ts';
import * as surveys from './modules/surveys/index.ts';
import { IdempotencyKey } from './platform/actions/idempotency-key.entity.ts';
import { AuditEntry } from './platform/audit/audit-entry.entity.ts';

interface Adds {
  entities?: readonly EntitySchema[];
  resolvers?: readonly Function[];
}

/** Every module; each index lists its tables and its part of the GraphQL door. */
const modules: readonly Adds[] = [
  analysis,
  audiences,
  autoCredits,
  balances,
  banners,
  blindReviews,
  cards,
  cashback,
  cep,
  consumers,
  content,
  contests,
  dashboard,
  errorCatalogue,
  deliveries,
  expiry,
  exports,
  files,
  gallery,
  imports,
  integrity,
  ledger,
  links,
  listViews,
  logs,
  members,
  messaging,
  monthClose,
  networks,
  offers,
  operations,
  postings,
  products,
  redemptions,
  referrals,
  registrationCodes,
  reports,
  rewards,
  scenarios,
  search,
  secondFactors,
  secondPerson,
  sellers,
  sessions,
  settings,
  simulations,
  social,
  staff,
  stock,
  stores,
  support,
  surveys,
];

/** Every table of the product; migrations are generated from these. */
export const entities = [AuditEntry, IdempotencyKey, ...modules.flatMap((module) => module.entities ?? [])];

/** Every resolver of the GraphQL door. */
export const resolvers = modules.flatMap((module) => module.resolvers ?? []);
