import { AccessToken, SavedQuery } from './modules/analysis/index.ts';
import { Banner } from './modules/banners/index.ts';
import { Card, CardEvent } from './modules/cards/index.ts';
import { Payout, PayoutBatch } from './modules/cashback/index.ts';
import { CepCache } from './modules/cep/index.ts';
import { Consumer } from './modules/consumers/index.ts';
import { ClientProduct, ParticipatingStore } from './modules/content/index.ts';
import { Contest } from './modules/contests/index.ts';
import { ExpiryRun } from './modules/expiry/index.ts';
import { Export } from './modules/exports/index.ts';
import { StoredFile } from './modules/files/index.ts';
import { RedemptionMedia } from './modules/gallery/index.ts';
import { Import, ImportError } from './modules/imports/index.ts';
import { Account, Consumption, Entry, Lot } from './modules/ledger/index.ts';
import { Consent, Erasure } from './modules/members/index.ts';
import { MessagingSettings, OutgoingMessage } from './modules/messaging/index.ts';
import { Network } from './modules/networks/index.ts';
import { Experience, ExperienceCategory, ExperienceSubcategory, Offer, OfferPartner } from './modules/offers/index.ts';
import { Posting, PostingEdit, PostingItem, ReviewSettings, SaleApproval, Submission, SubmissionEvent } from './modules/postings/index.ts';
import { Product, ProductValue, StoreProduct } from './modules/products/index.ts';
import { Redemption, RedemptionEvent } from './modules/redemptions/index.ts';
import { Integration, Referral, SwproCredit } from './modules/referrals/index.ts';
import { RegistrationCode, RegistrationCodeUse } from './modules/registration-codes/index.ts';
import { ReportNote, ReportRun } from './modules/reports/index.ts';
import { Reward } from './modules/rewards/index.ts';
import { Scenario, ScenarioFactor, ScenarioReward } from './modules/scenarios/index.ts';
import { Seller } from './modules/sellers/index.ts';
import { PasswordRecovery, Session } from './modules/sessions/index.ts';
import { Campaign, SystemSettings } from './modules/settings/index.ts';
import { Simulation, SimulationRow } from './modules/simulations/index.ts';
import { SocialIdentity } from './modules/social/index.ts';
import { StaffUser, StatusChange } from './modules/staff/index.ts';
import { Purchase, StockAlert, StockCount, StockRelease } from './modules/stock/index.ts';
import { Store, StoreFactor, StoreScenario } from './modules/stores/index.ts';
import { MarketSurvey, MarketSurveyProduct } from './modules/surveys/index.ts';
import { IdempotencyKey } from './platform/actions/idempotency-key.entity.ts';
import { AuditEntry } from './platform/audit/audit-entry.entity.ts';

/** Every table of the product: what migrations are generated from. */
export const entities = [
  AuditEntry,
  IdempotencyKey,
  Network,
  Store,
  StoreFactor,
  StoreScenario,
  Product,
  ProductValue,
  StoreProduct,
  StaffUser,
  StatusChange,
  Seller,
  Consumer,
  Session,
  PasswordRecovery,
  StoredFile,
  Submission,
  SubmissionEvent,
  Posting,
  PostingItem,
  PostingEdit,
  SaleApproval,
  ReviewSettings,
  Contest,
  Account,
  Entry,
  Lot,
  Consumption,
  Reward,
  Scenario,
  ScenarioFactor,
  ScenarioReward,
  Simulation,
  SimulationRow,
  ExperienceCategory,
  ExperienceSubcategory,
  Experience,
  OfferPartner,
  Offer,
  Redemption,
  RedemptionEvent,
  RedemptionMedia,
  PayoutBatch,
  Payout,
  Card,
  CardEvent,
  MarketSurvey,
  MarketSurveyProduct,
  Purchase,
  StockCount,
  StockRelease,
  StockAlert,
  Banner,
  ParticipatingStore,
  ClientProduct,
  SystemSettings,
  Campaign,
  MessagingSettings,
  OutgoingMessage,
  Export,
  Import,
  ImportError,
  CepCache,
  RegistrationCode,
  RegistrationCodeUse,
  Integration,
  Referral,
  SwproCredit,
  ExpiryRun,
  Consent,
  Erasure,
  SocialIdentity,
  ReportRun,
  ReportNote,
  AccessToken,
  SavedQuery,
];
