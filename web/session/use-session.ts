import { useContext } from 'react';
import { type Session, SessionContext } from './session-context.ts';

/** The session and what can be done with it. */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
};
