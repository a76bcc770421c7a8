export { Experience, ExperienceCategory, ExperienceSubcategory } from './experience.entity.ts';
export { Offer, OfferPartner } from './offer.entity.ts';
