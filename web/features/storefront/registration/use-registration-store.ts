import { useCallback, useEffect, useState } from 'react';
import { sessionHeaders } from '../../../session/session-headers.ts';

/** The store in a registration link. */
export interface RegistrationStore {
  id: string;
  nomeFantasia: string;
}

type Lookup = { state: 'loading' } | { state: 'found'; store: RegistrationStore } | { state: 'unknown' } | { state: 'failed' };

/** The public endpoint answers an empty object when it finds nothing (endpoints, GET /api/revendas/{id}). */
const findStore = async (id: string, signal: AbortSignal): Promise<Lookup> => {
  const answer = await fetch(`/api/revendas/${encodeURIComponent(id)}`, { headers: sessionHeaders(), signal });
  if (answer.status === 404) return { state: 'unknown' };
  if (!answer.ok) return { state: 'failed' };
  const store = (await answer.json()) as { id?: number; nomeFantasia?: string };
  return store.id && store.nomeFantasia
    ? { state: 'found', store: { id: String(store.id), nomeFantasia: store.nomeFantasia } }
    : { state: 'unknown' };
};

/** Looks up the store of a seller's invitation. */
export const useRegistrationStore = (id: string): Lookup & { retry: () => void } => {
  const [lookup, setLookup] = useState<Lookup>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again.
  useEffect(() => {
    const leaving = new AbortController();
    setLookup({ state: 'loading' });
    void findStore(id, leaving.signal)
      .catch((): Lookup => ({ state: 'failed' }))
      .then((found) => {
        if (!leaving.signal.aborted) setLookup(found);
      });
    return () => leaving.abort();
  }, [id, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...lookup, retry };
};
