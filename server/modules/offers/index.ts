import { Experience, ExperienceCategory, ExperienceSubcategory } from './experience.entity.ts';
import { ExperienceResolver } from './experience.resolver.ts';
import { Offer, OfferPartner } from './offer.entity.ts';
import { OfferResolver, OffersListResolver, OffersOnSaleListResolver } from './offer.resolver.ts';

export { applyOfferDiscount } from './actions/apply-offer-discount.ts';
export { syncOffers } from './actions/sync-offers.ts';
export { updateOfferPoints } from './actions/update-offer-points.ts';
export { Experience, ExperienceCategory, ExperienceSubcategory } from './experience.entity.ts';
export { findOffer } from './find-offer.ts';
export { Offer, OfferPartner } from './offer.entity.ts';
export { OfferLocation } from './offer-shapes.ts';
export { offersList, offersOnSaleList } from './offers.list.ts';
export { experienceCategoriesQuery, experienceCitiesQuery, experiencesQuery } from './storefront.queries.ts';
export { writeCatalogue } from './write-catalogue.ts';

export const entities = [Experience, ExperienceCategory, ExperienceSubcategory, Offer, OfferPartner];
export const resolvers = [ExperienceResolver, OfferResolver, OffersListResolver, OffersOnSaleListResolver];
