export { MessagingSettings, OutgoingMessage } from './message.entity.ts';
