export { sendContactMessage } from './actions/send-contact-message.ts';
