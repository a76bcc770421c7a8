export { noteReferral } from './note-referral.ts';
export { ownReferralQuery } from './own-referral.query.ts';
export { Integration, Referral, SwproCredit } from './referral.entity.ts';
export { ownReferralsList, swproPostingsList } from './referrals.list.ts';
