import { OwnSessionResolver } from './own-session.resolver.ts';
import { RecoveryResolver } from './recovery.resolver.ts';
import { PasswordRecovery, Session } from './session.entity.ts';
import { SessionResolver } from './session.resolver.ts';

export { findActor, findPerson, isSessionLive, limitedTo } from './actors.ts';
export { changeOwnPassword } from './change-own-password.ts';
export { checkPasswordRecovery, requestPasswordRecovery, resetPassword } from './password-recovery.ts';
export { acceptTerms, updateOwnStaffProfile } from './profiles.ts';
export { PasswordRecovery, Session } from './session.entity.ts';

export { openSession, signInConsumer, signInSeller } from './sign-in.ts';
export { SignedIn, signedInWithViewer } from './signed-in.types.ts';
export { signInStaff } from './staff-sign-in.ts';
export { readViewer } from './viewer.ts';

export const entities = [PasswordRecovery, Session];
export const resolvers = [OwnSessionResolver, RecoveryResolver, SessionResolver];
