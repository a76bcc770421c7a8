import { closedSet } from '../../platform/graphql/closed-set.ts';
import type { ContactConsent } from './consent.rules.ts';

export const consentKindSet = closedSet('ConsentKind', 'What a member can agree to.', {
  REGULAMENTO: 'The rules of the programme.',
  PRIVACIDADE: 'The privacy policy.',
  EMAIL: 'Notices by e-mail.',
  WHATSAPP: 'Notices by WhatsApp.',
});

export const contactChannelSet = closedSet<ContactConsent>('ContactChannel', 'A channel on which a member can be told of something.', {
  EMAIL: 'E-mail.',
  WHATSAPP: 'WhatsApp.',
});
