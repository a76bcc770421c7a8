import { useEffect } from 'react';

/** Code of the pages opened so far that was not asked for yet. */
const waiting = new Set<() => Promise<unknown>>();

/** Has `fetch` called ahead of its need, once: see `useFetchesAhead`. */
export const fetchAhead = (fetch: () => Promise<unknown>): void => {
  waiting.add(fetch);
};

const MOVEMENTS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Fetches what waits at the first movement of the person once the page can be used: the page came first, and the rest opens at once. */
export const useFetchesAhead = (isUsable: boolean) => {
  useEffect(() => {
    if (!isUsable || waiting.size === 0) return;
    const stopListening = () => {
      for (const movement of MOVEMENTS) window.removeEventListener(movement, fetchAll);
    };
    const fetchAll = () => {
      stopListening();
      // What could not be fetched is asked for again, and says so, when it is opened.
      for (const fetch of waiting) fetch().catch(() => undefined);
      waiting.clear();
    };
    for (const movement of MOVEMENTS) window.addEventListener(movement, fetchAll, { passive: true });
    return stopListening;
  }, [isUsable]);
};
