export { findActor, findPerson, isSessionLive, type SessionKind } from './actors.ts';
export { changeOwnPassword } from './change-own-password.ts';
export { checkPasswordRecovery, requestPasswordRecovery, resetPassword } from './password-recovery.ts';
export { acceptTerms, updateOwnStaffProfile } from './profiles.ts';
export { PasswordRecovery, Session } from './session.entity.ts';
export { cpfRule, newPasswordRule } from './session.rules.ts';
export { openSession, signInConsumer, signInSeller, signInStaff } from './sign-in.ts';
export { signOut } from './sign-out.ts';
export { readViewer } from './viewer.ts';
