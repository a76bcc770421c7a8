import { MessagingSettings, OutgoingMessage } from './message.entity.ts';
import { MessagingResolver } from './messaging.resolver.ts';

export { updateMessagingSettings } from './actions/save-messaging-settings.ts';
export { sendTestMessage } from './actions/send-test-message.ts';
export { devEmails } from './dev-emails.ts';
export { deliverEmail } from './jobs/deliver-email.job.ts';
export { deliverWhatsApp } from './jobs/deliver-whatsapp.job.ts';
export { MessagingSettings, OutgoingMessage } from './message.entity.ts';
export { messagingSettingsQuery } from './messaging.queries.ts';
export { dropMessages, queueEmail, queueWhatsApp } from './queue-message.ts';

export const entities = [MessagingSettings, OutgoingMessage];
export const resolvers = [MessagingResolver];
