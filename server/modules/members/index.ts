export { sendContactMessage } from './actions/send-contact-message.ts';
export { Consent, Erasure } from './consent.entity.ts';
