import { ApolloProvider } from '@apollo/client/react';
import { useMemo, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router';
import { createApolloClient } from './apollo-client.ts';
import { sessionStore } from './session-store.ts';
import { useSession } from './use-session.ts';

/** Gives the pages below it the Apollo client of the present session; a lazy route, so that logins do without. */
export const ApolloFrame = () => {
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
  const { loseSession } = useSession();
  const client = useMemo(() => {
    const onUnauthenticated = (message: string) => {
      // Another tab, or a new sign-in, may have replaced the token this answer is about.
      if (sessionStore.token() === (session.tokenPainel ?? session.tokenLoja)) loseSession(message);
    };
    return createApolloClient({ session, onUnauthenticated });
  }, [session, loseSession]);
  return (
    <ApolloProvider client={client}>
      <Outlet />
    </ApolloProvider>
  );
};
