import { Integration, Referral, SwproCredit } from './referral.entity.ts';
import { OwnReferralsListResolver, ReferralResolver, SwproPostingsListResolver } from './referral.resolver.ts';

export { noteReferral } from './note-referral.ts';
export { ownReferralQuery } from './own-referral.query.ts';
export { Integration, Referral, SwproCredit } from './referral.entity.ts';
export { ownReferralsList, swproPostingsList } from './referrals.list.ts';
export { takeBackReferral } from './take-back-referral.ts';

export const entities = [Integration, Referral, SwproCredit];
export const resolvers = [OwnReferralsListResolver, ReferralResolver, SwproPostingsListResolver];
