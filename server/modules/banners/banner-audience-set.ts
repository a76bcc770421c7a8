import { closedSet } from '../../platform/graphql/closed-set.ts';
import type { BannerAudience } from './banner-audience.rules.ts';

export const bannerAudienceSet = closedSet<BannerAudience>('BannerAudience', 'For whom a banner is.', {
  AMBOS: 'Everyone, signed in or not.',
  BALCONISTA: 'Sellers only.',
  CLIENTE_FINAL: 'Consumers, and visitors who have not signed in.',
});
