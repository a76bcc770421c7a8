import { Consent, Erasure } from './consent.entity.ts';
import { MemberResolver, OwnExpiryType } from './member.resolver.ts';

import './forget-what-is-over.job.ts';

export { sendContactMessage } from './actions/send-contact-message.ts';
export { Consent, Erasure } from './consent.entity.ts';
export { consentedContact, type MemberContact, notifyMember } from './notify-member.ts';
export { expiryOf, type OwnExpiry } from './own-expiry.query.ts';
export { tellReversal } from './tell-reversal.ts';
export { OwnExpiryType };

export const entities = [Consent, Erasure];
export const resolvers = [MemberResolver];
