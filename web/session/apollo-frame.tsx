import { ApolloProvider } from '@apollo/client/react';
import { useMemo, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router';
import { createApolloClient } from './apollo-client.ts';
import { ProofHost } from './proof-host.tsx';
import { useSession } from './session-context.ts';
import { sessionStore } from './session-store.ts';

/** Provides the Apollo client of the current session to the pages below it. A lazy route, so login pages load without Apollo. */
export const ApolloFrame = () => {
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
  const { loseSession, refreshViewer } = useSession();
  const client = useMemo(() => {
    const onUnauthenticated = (message: string) => {
      // Another tab or a new sign-in may have replaced the token this answer belongs to.
      if (sessionStore.token() === (session.tokenPainel ?? session.tokenLoja)) loseSession(message);
    };
    return createApolloClient({ session, onUnauthenticated, onFactorRequired: () => void refreshViewer() });
  }, [session, loseSession, refreshViewer]);
  return (
    <ApolloProvider client={client}>
      <Outlet />
      <ProofHost />
    </ApolloProvider>
  );
};
