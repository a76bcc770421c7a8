export { devEmails } from './dev-emails.ts';
export { deliverEmail } from './jobs/deliver-email.job.ts';
export { deliverWhatsApp } from './jobs/deliver-whatsapp.job.ts';
export { MessagingSettings, OutgoingMessage } from './message.entity.ts';
export { queueEmail, queueWhatsApp } from './queue-message.ts';
