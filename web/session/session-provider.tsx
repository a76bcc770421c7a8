import { type ReactNode, useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { messages } from '../ui/messages.ts';
import { toast } from '../ui/toast.ts';
import { keepLeftPage } from './left-page.ts';
import { ProgrammeProvider } from './programme.tsx';
import { afterUnauthenticated } from './redirects.ts';
import { type Session, SessionContext } from './session-context.ts';
import { sessionStore } from './session-store.ts';
import { type Navigate, useAuthentication } from './use-authentication.ts';
import { useReturns } from './use-returns.ts';
import { useViewerOfToken } from './use-viewer-of-token.ts';

/** Forgets a session the server refused, but not its page, and redirects where document 000 §2 sends a 401. */
const leaveSession = (message: string, id: string | null, navigate: Navigate): void => {
  keepLeftPage({ tipoUsuario: sessionStore.get().tipoUsuario, id }, window.location);
  sessionStore.clear();
  toast.info(message || messages.sessionEnded);
  void navigate(afterUnauthenticated(window.location.pathname));
};

interface SessionProviderProps {
  navigate: Navigate;
  children: ReactNode;
}

/** Provides the viewer, sign-in and sign-out, and the programme's public settings. Needs no Apollo. */
export const SessionProvider = ({ navigate, children }: SessionProviderProps) => {
  const token = useSyncExternalStore(sessionStore.subscribe, sessionStore.token);
  const viewerId = useRef<string | null>(null);
  const loseSession = useCallback((message: string) => leaveSession(message, viewerId.current, navigate), [navigate]);
  const { viewer, status, refreshViewer } = useViewerOfToken(token, loseSession);
  useEffect(() => {
    viewerId.current = viewer?.id ?? null;
  }, [viewer]);
  // Another tab or another device may have changed a member's balance.
  useReturns(refreshViewer);
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
