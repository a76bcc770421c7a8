import { type ReactNode, useCallback, useMemo, useSyncExternalStore } from 'react';
import { messages } from '../ui/messages.ts';
import { toast } from '../ui/toast.ts';
import { ProgrammeProvider } from './programme.tsx';
import { afterUnauthenticated } from './redirects.ts';
import { type Session, SessionContext } from './session-context.ts';
import { sessionStore } from './session-store.ts';
import { useAuthentication } from './use-authentication.ts';
import { useViewerOfToken } from './use-viewer-of-token.ts';

/** Forgets a session the server refused and redirects where document 000 §2 sends a 401. */
const leaveSession = (message: string, navigate: (to: string) => Promise<void> | void): void => {
  sessionStore.clear();
  toast.info(message || messages.sessionEnded);
  void navigate(afterUnauthenticated(window.location.pathname));
};

interface SessionProviderProps {
  navigate: (to: string) => Promise<void> | void;
  children: ReactNode;
}

/** Provides the viewer, sign-in and sign-out, and the programme's public settings. Needs no Apollo. */
export const SessionProvider = ({ navigate, children }: SessionProviderProps) => {
  const token = useSyncExternalStore(sessionStore.subscribe, sessionStore.token);
  const loseSession = useCallback((message: string) => leaveSession(message, navigate), [navigate]);
  const { viewer, status, refreshViewer } = useViewerOfToken(token, loseSession);
  const authentication = useAuthentication({ viewer, refreshViewer, navigate });
  const session = useMemo<Session>(
    () => ({ viewer, status, refreshViewer, loseSession, ...authentication }),
    [viewer, status, refreshViewer, loseSession, authentication],
  );
  return (
    <SessionContext value={session}>
      <ProgrammeProvider>{children}</ProgrammeProvider>
    </SessionContext>
  );
};
