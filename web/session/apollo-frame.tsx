import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router';
import { createApolloClient } from './apollo-client.ts';
import { ProofHost } from './proof-host.tsx';
import { useSession } from './session-context.ts';
import { sessionStore } from './session-store.ts';
import { useReturns } from './use-returns.ts';

/** The members' queries that show a balance, or what changes one. */
const AMOUNTS: ReadonlySet<string | undefined> = new Set([
  'sellerHome',
  'consumerHome',
  'cashbackVoucher',
  'ownRedemptions',
  'ownConsumerRedemptions',
  'voucher',
  'ownEntries',
  'ownStatement',
  'ownReceipts',
  'expiringLots',
]);

/** What a member who comes back asks again: amounts and, on line again, whatever failed. */
const stale = (online: boolean): ApolloClient.RefetchQueriesOptions<never, boolean> => ({
  include: 'active',
  onQueryUpdated: (query) => AMOUNTS.has(query.queryName) || (online && query.getCurrentResult().error !== undefined),
});

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
  useReturns(useCallback(({ online }) => client.refetchQueries(stale(online)), [client]));
  return (
    <ApolloProvider client={client}>
      <Outlet />
      <ProofHost />
    </ApolloProvider>
  );
};
