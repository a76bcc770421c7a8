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

/** First day of the terms' present text. Members who accepted an earlier text are asked again (functions terms_accepted, note_acceptances). */
export const TERMS_SINCE = '2025-01-01';

/** Rules of the consumers' cashback (document 002 §9; beyond C13). */
export const CASHBACK_LIMITS = {
  /** "Até 48 horas úteis". */
  payoutBusinessDays: 2,
  firstPayoutHoldHours: 48,
} as const;

/** Days without access are shown as '-' from here on (document 001 §9). */
export const DAYS_WITHOUT_ACCESS_LIMIT = 19_193;

/** Separator of CSV files (document 001 §9). */
export const CSV_SEPARATOR = ';';
