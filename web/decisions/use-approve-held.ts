import { useApolloClient } from '@apollo/client/react';
import { attempt, type Failure, readFailure } from '../session/failure.ts';
import { HeldActionDocument, type HeldActionRowFragment, useApproveHeldActionMutation } from './held-actions.generated.ts';

/** Queries that show requests: the list, and the numbers of the menu and the dashboard. */
const SHOWN_BY: ReadonlySet<string> = new Set(['heldActions', 'waitingRequests', 'waitingForMe']);

/** Reads requests again wherever the screen shows them. */
export const useRefreshHeld = (): (() => Promise<unknown>) => {
  const client = useApolloClient();
  return () => {
    const active = [...client.getObservableQueries('active')].flatMap(({ queryName }) => queryName ?? []);
    return attempt(client.refetchQueries({ include: active.filter((name) => SHOWN_BY.has(name)) }));
  };
};

interface ApproveHeld {
  /** Approves the effect of this version. Resolves to the refusal, which nobody has told yet. */
  approve: (held: Pick<HeldActionRowFragment, 'id' | 'versao'>) => Promise<Failure | null>;
  /** The request as it is now; null when it cannot be read. */
  readAgain: (id: string) => Promise<HeldActionRowFragment | null>;
}

/** Approves requests by the version that the person saw. */
export const useApproveHeld = (): ApproveHeld => {
  const client = useApolloClient();
  const [send] = useApproveHeldActionMutation({ context: { silent: true } });
  return {
    approve: async ({ id, versao }) => {
      try {
        await send({ variables: { id, versao } });
        return null;
      } catch (error) {
        return readFailure(error);
      }
    },
    readAgain: async (id) => {
      const answer = await attempt(client.query({ query: HeldActionDocument, variables: { id }, fetchPolicy: 'network-only' }));
      return answer?.data?.heldAction ?? null;
    },
  };
};
