import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router';
import { createApolloClient } from './apollo-client.ts';
import { useSession } from './session-context.ts';
import { sessionStore } from './session-store.ts';

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

/** Gives the pages below it the Apollo client; a lazy route, so that logins and the members' homes do without. */
export const ApolloFrame = () => (
  <SessionApollo>
    <Outlet />
  </SessionApollo>
);
