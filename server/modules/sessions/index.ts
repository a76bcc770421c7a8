export { PasswordRecovery, Session } from './session.entity.ts';
