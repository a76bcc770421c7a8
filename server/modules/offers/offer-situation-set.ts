import { closedSet } from '../../platform/graphql/closed-set.ts';
import type { OfferSituation } from './offer-catalogue.rules.ts';

export const offerSituationSet = closedSet<OfferSituation>('OfferSituation', 'Where an offer of the experiences catalogue stands.', {
  NOVA: 'Listed, without points yet: hidden.',
  ATIVA: 'On sale.',
  INATIVA: 'No longer listed by the third party.',
});
