import { analysisResolvers } from './modules/analysis/analysis.resolver.ts';
import { BalanceEntriesListResolver, OwnEntriesListResolver } from './modules/balances/balance.resolver.ts';
import { BannerResolver, BannersListResolver, CurrentBannersListResolver } from './modules/banners/banner.resolver.ts';
import { BlindReviewResolver, BlindReviewsListResolver } from './modules/blind-reviews/blind-review.resolver.ts';
import { CardResolver, CardsListResolver } from './modules/cards/card.resolver.ts';
import {
  CashbackResolver,
  ConsumerRedemptionsListResolver,
  OwnConsumerRedemptionsListResolver,
  PayoutBatchesListResolver,
} from './modules/cashback/cashback.resolver.ts';
import { CepResolver } from './modules/cep/cep.resolver.ts';
import {
  ConsumerLotsListResolver,
  ConsumerResolver,
  ConsumerSalesListResolver,
  ConsumersListResolver,
  RedemptionsOfConsumerListResolver,
} from './modules/consumers/consumer.resolver.ts';
import {
  ActiveClientProductsListResolver,
  ActiveParticipatingStoresListResolver,
  ClientProductsListResolver,
  ContentResolver,
  ParticipatingStoresListResolver,
} from './modules/content/content.resolver.ts';
import { ContestResolver, ContestsListResolver } from './modules/contests/contest.resolver.ts';
import { DashboardResolver } from './modules/dashboard/dashboard.resolver.ts';
import {
  ExpiredCashbackListResolver,
  ExpiredPointsListResolver,
  ExpiryResolver,
  ExpiryRunsListResolver,
} from './modules/expiry/expiry.resolver.ts';
import { ExportResolver, MyExportsListResolver } from './modules/exports/export.resolver.ts';
import { GalleryListResolver, GalleryResolver, NetworkGalleryListResolver } from './modules/gallery/gallery.resolver.ts';
import { ImportErrorsListResolver, ImportResolver, ImportsListResolver } from './modules/imports/import.resolver.ts';
import { LiabilityLotsListResolver, LiabilityResolver } from './modules/reports/liability.resolver.ts';
import { LinkResolver, SuspiciousLinksListResolver } from './modules/links/link.resolver.ts';
import { LogResolver, LogsListResolver } from './modules/logs/log.resolver.ts';
import { MemberResolver } from './modules/members/member.resolver.ts';
import { MessagingResolver } from './modules/messaging/messaging.resolver.ts';
import { NetworkResolver, NetworksListResolver } from './modules/networks/network.resolver.ts';
import { ExperienceResolver } from './modules/offers/experience.resolver.ts';
import { OfferResolver, OffersListResolver, OffersOnSaleListResolver } from './modules/offers/offer.resolver.ts';
import { CorrectionResolver } from './modules/postings/correction.resolver.ts';
import {
  CashbackPostingsListResolver,
  OwnPostingsListResolver,
  PostingResolver,
  PostingsListResolver,
  SellerPostingsListResolver,
  SoldItemsListResolver,
} from './modules/postings/posting.resolver.ts';
import { ReviewResolver, SaleApprovalsListResolver } from './modules/postings/review.resolver.ts';
import {
  ClosedCashbackListResolver,
  ClosedSubmissionsListResolver,
  OwnSubmissionsListResolver,
  PendingCashbackListResolver,
  PendingSubmissionsListResolver,
  SubmissionResolver,
} from './modules/postings/submission.resolver.ts';
import { ProductResolver, ProductsListResolver } from './modules/products/product.resolver.ts';
import { StoreProductResolver, StoreProductsListResolver } from './modules/products/store-product.resolver.ts';
import { OwnRedemptionsListResolver, RedemptionResolver, RedemptionsListResolver } from './modules/redemptions/redemption.resolver.ts';
import { OwnReferralsListResolver, ReferralResolver, SwproPostingsListResolver } from './modules/referrals/referral.resolver.ts';
import {
  CodePostingsListResolver,
  OwnCodePostingsListResolver,
  RegistrationCodeResolver,
  RegistrationCodesListResolver,
} from './modules/registration-codes/registration-code.resolver.ts';
import {
  AntifraudListResolver,
  CorroborationListResolver,
  ReportResolver,
  SoldProductsListResolver,
  StockReportListResolver,
  SuccessRateListResolver,
} from './modules/reports/report.resolver.ts';
import { ReportReadsResolver } from './modules/reports/report-reads.resolver.ts';
import { PrizesListResolver, RewardResolver, RewardsListResolver } from './modules/rewards/reward.resolver.ts';
import { ScenarioResolver } from './modules/scenarios/scenario.resolver.ts';
import { SellerResolver, SellersListResolver } from './modules/sellers/seller.resolver.ts';
import { RecoveryResolver } from './modules/sessions/recovery.resolver.ts';
import { SessionResolver } from './modules/sessions/session.resolver.ts';
import { SettingsResolver } from './modules/settings/settings.resolver.ts';
import { SimulationResolver, SimulationRowsListResolver, SimulationsListResolver } from './modules/simulations/simulation.resolver.ts';
import { SocialResolver } from './modules/social/social.resolver.ts';
import { StaffResolver, StaffUsersListResolver } from './modules/staff/staff.resolver.ts';
import { StockResolver } from './modules/stock/stock.resolver.ts';
import { StoreResolver, StoresListResolver } from './modules/stores/store.resolver.ts';
import { MarketSurveyResolver, MarketSurveysListResolver } from './modules/surveys/survey.resolver.ts';

/** Every resolver of the GraphQL door. */
export const resolvers = [
  CepResolver,
  SessionResolver,
  NetworkResolver,
  NetworksListResolver,
  DashboardResolver,
  ExportResolver,
  MyExportsListResolver,
  RecoveryResolver,
  StoreResolver,
  StoresListResolver,
  ProductResolver,
  ProductsListResolver,
  StoreProductResolver,
  StoreProductsListResolver,
  StockResolver,
  ReportResolver,
  ReportReadsResolver,
  AntifraudListResolver,
  StockReportListResolver,
  SuccessRateListResolver,
  CorroborationListResolver,
  SoldProductsListResolver,
  SellerResolver,
  SellersListResolver,
  PostingResolver,
  PostingsListResolver,
  OwnPostingsListResolver,
  SellerPostingsListResolver,
  SoldItemsListResolver,
  SubmissionResolver,
  PendingSubmissionsListResolver,
  ClosedSubmissionsListResolver,
  OwnSubmissionsListResolver,
  CashbackPostingsListResolver,
  PendingCashbackListResolver,
  ClosedCashbackListResolver,
  CashbackResolver,
  ConsumerRedemptionsListResolver,
  OwnConsumerRedemptionsListResolver,
  PayoutBatchesListResolver,
  RewardResolver,
  RewardsListResolver,
  ScenarioResolver,
  SimulationResolver,
  SimulationsListResolver,
  SimulationRowsListResolver,
  PrizesListResolver,
  BannerResolver,
  BannersListResolver,
  CurrentBannersListResolver,
  ContentResolver,
  ParticipatingStoresListResolver,
  ClientProductsListResolver,
  ActiveParticipatingStoresListResolver,
  ActiveClientProductsListResolver,
  ExperienceResolver,
  OfferResolver,
  OffersListResolver,
  OffersOnSaleListResolver,
  RedemptionResolver,
  RedemptionsListResolver,
  OwnRedemptionsListResolver,
  ImportResolver,
  ImportsListResolver,
  ImportErrorsListResolver,
  ConsumerResolver,
  ConsumersListResolver,
  ConsumerSalesListResolver,
  ConsumerLotsListResolver,
  RedemptionsOfConsumerListResolver,
  StaffResolver,
  StaffUsersListResolver,
  SettingsResolver,
  SocialResolver,
  MemberResolver,
  MessagingResolver,
  LogResolver,
  LogsListResolver,
  MarketSurveyResolver,
  MarketSurveysListResolver,
  CardResolver,
  CardsListResolver,
  CorrectionResolver,
  RegistrationCodeResolver,
  RegistrationCodesListResolver,
  CodePostingsListResolver,
  OwnCodePostingsListResolver,
  ReferralResolver,
  OwnReferralsListResolver,
  SwproPostingsListResolver,
  ExpiryResolver,
  ExpiryRunsListResolver,
  ExpiredPointsListResolver,
  ExpiredCashbackListResolver,
  ReviewResolver,
  SaleApprovalsListResolver,
  ContestResolver,
  ContestsListResolver,
  BlindReviewResolver,
  BlindReviewsListResolver,
  LinkResolver,
  SuspiciousLinksListResolver,
  LiabilityResolver,
  LiabilityLotsListResolver,
  OwnEntriesListResolver,
  BalanceEntriesListResolver,
  GalleryResolver,
  GalleryListResolver,
  NetworkGalleryListResolver,
  ...analysisResolvers(),
];
