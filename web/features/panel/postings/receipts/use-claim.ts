import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { readFailure } from '../../../../session/failure.ts';
import { ClaimSubmissionDocument, ReleaseSubmissionDocument } from './submissions.generated.ts';

/** Whether this person holds the receipt: a colleague may hold it, or it may have left the queue. */
export interface Claim {
  status: 'claiming' | 'held' | 'refused';
  /** Why it was refused, in the server's text. */
  message: string;
}

/** A claim lapses after ten minutes without a heartbeat. */
const HEARTBEAT_MS = 3 * 60_000;
const CLAIMING: Claim = { status: 'claiming', message: '' };

/** Claims a receipt while it is open, renews the claim and releases it on leaving. Null claims nothing. */
export const useClaim = (id: string | null): Claim => {
  const client = useApolloClient();
  const [state, setState] = useState<{ id: string | null; claim: Claim }>({ id, claim: CLAIMING });
  // Claims and releases of the same receipt must arrive in order.
  const chain = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (id === null) return;
    let isLeft = false;
    const enqueue = (job: () => Promise<unknown>) => {
      chain.current = chain.current.then(job, job);
    };
    const claim = async () => {
      if (isLeft) return;
      try {
        await client.mutate({ mutation: ClaimSubmissionDocument, variables: { id }, context: { silent: true } });
        if (!isLeft) setState({ id, claim: { status: 'held', message: '' } });
      } catch (error) {
        const { kind, message } = readFailure(error);
        // A lost connection is not a refusal: the next heartbeat retries, and a decision would report the real state.
        if (!isLeft) setState({ id, claim: kind === 'graphql' ? { status: 'refused', message } : { status: 'held', message: '' } });
      }
    };
    const release = (keepalive: boolean) =>
      client
        .mutate({ mutation: ReleaseSubmissionDocument, variables: { id }, context: { silent: true, fetchOptions: { keepalive } } })
        .catch(() => undefined);
    const handleHide = () => void release(true);
    enqueue(claim);
    const timer = setInterval(() => enqueue(claim), HEARTBEAT_MS);
    window.addEventListener('pagehide', handleHide);
    return () => {
      isLeft = true;
      clearInterval(timer);
      window.removeEventListener('pagehide', handleHide);
      enqueue(() => release(false));
    };
  }, [id, client]);
  return state.id === id ? state.claim : CLAIMING;
};
