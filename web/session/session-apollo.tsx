import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { createApolloClient } from './apollo-client.ts';
import { sessionStore } from './session-store.ts';
import { useSession } from './use-session.ts';

/** Gives what it holds the Apollo client of the present session. */
export const SessionApollo = ({ children }: { children: ReactNode }) => {
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
  const { loseSession } = useSession();
  const client = useMemo(() => {
    const onUnauthenticated = (message: string) => {
      // Another tab, or a new sign-in, may have replaced the token this answer is about.
      if (sessionStore.token() === (session.tokenPainel ?? session.tokenLoja)) loseSession(message);
    };
    return createApolloClient({ session, onUnauthenticated });
  }, [session, loseSession]);
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
};
