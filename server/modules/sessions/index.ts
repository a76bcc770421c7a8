import { RecoveryResolver } from './recovery.resolver.ts';
import { PasswordRecovery, Session } from './session.entity.ts';
import { SessionResolver } from './session.resolver.ts';

export { findActor, findPerson, isSessionLive } from './actors.ts';
export { changeOwnPassword } from './change-own-password.ts';
export { checkPasswordRecovery, requestPasswordRecovery, resetPassword } from './password-recovery.ts';
export { acceptTerms, updateOwnStaffProfile } from './profiles.ts';
export { PasswordRecovery, Session } from './session.entity.ts';

export { openSession, signInConsumer, signInSeller, signInStaff } from './sign-in.ts';
export { SignedIn, signedInWithViewer } from './signed-in.types.ts';
export { readViewer } from './viewer.ts';

export const entities = [PasswordRecovery, Session];
export const resolvers = [RecoveryResolver, SessionResolver];
