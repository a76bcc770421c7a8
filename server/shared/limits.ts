/** Rows per page of the lists (documents 000 §9 and 001 §9); 'Todos' asks for the total, `contentAll` in content management. */
export const PAGE_SIZES = { options: [5, 10, 50, 100], default: 10, contentAll: 1000, export: 10_000 } as const;

/** How long a toast stays, in milliseconds (documents 000 §9, 001 §9 and 002 §8). */
export const TOAST_MS = {
  common: 10_000,
  storefrontDefault: 3_000,
  networkActivation: 3_000,
  dashboardError: 5_000,
  download: 5_000,
} as const;

/** Other waits of the screens, in milliseconds (documents 001 §9 and 002 §9). */
export const SCREEN_MS = { bannerCarousel: 8_000, stockRefresh: 3_000 } as const;

/** Lengths and ranges of input fields. */
export const FIELD_LIMITS = {
  cpfDigits: 11,
  cnpjCharacters: 14,
  phoneMinDigits: 10,
  birthDateMinDigits: 8,
  stateMaxLength: 2,
  productCodeMaxLength: 30,
  bannerDescriptionMaxLength: 255,
  fiscalIdentifierMinDigits: 8,
  passwordMinLength: 8,
  scoringFactorMin: 1,
  scoringFactorMax: 10,
  valueStep: '0.01',
  dateMax: '2999-12-31',
} as const;

/** Rules of the loyalty programme for sellers (document 002 §9). */
export const PROGRAMME_LIMITS = {
  validityMonths: 18,
  reviewDays: 90,
  redemptionsPerMonth: 5,
  redemptionsPerPartner: 1,
  deliveryDays: 60,
  deliveryAlertDays: 45,
  termsNoticeDays: 30,
  imageUseYears: 1,
  adultAge: 18,
  cardBusinessHours: 24,
  dashboardTop: 10,
} as const;

/** Rules of the consumers' cashback (documents 001 §9 and 002 §9). */
export const CASHBACK_LIMITS = { promotionDays: 90, payoutBusinessDays: 2 } as const;

/** System settings of a new installation (document 001 §9). */
export const DEFAULT_SETTINGS = {
  limitePontuacao: '0.00',
  usosSemanaisVoucher: 3,
  voucherAtivo: true,
  valorResgateLiberado: '500.00',
  percentualCashback: '2.00',
  dataInicioPromocao: null,
} as const;

/** Default periods of the lists, in days up to today (document 001 §9). */
export const DEFAULT_PERIOD_DAYS = { postings: 7, gallery: 7, logs: 7, closedSales: 30 } as const;

/** First month with reports (document 001 §9: 2020 begins in July). */
export const FIRST_REPORT_MONTH = '2020-07';

/** Days without access are shown as '-' from here on (document 001 §9). */
export const DAYS_WITHOUT_ACCESS_LIMIT = 19_193;

/** Separator of CSV files (document 001 §9). */
export const CSV_SEPARATOR = ';';
