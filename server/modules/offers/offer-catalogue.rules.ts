/** Offers per store page, at every door. */
export const OFFERS_PER_PAGE = 12;

/** The panel filter's states (document 001 §2): without points yet, on sale, and no longer in the catalogue. */
export const OfferSituation = { NOVA: 'NOVA', ATIVA: 'ATIVA', INATIVA: 'INATIVA' } as const;
export type OfferSituation = (typeof OfferSituation)[keyof typeof OfferSituation];
