import { useEffect } from 'react';

/** Code of the pages opened so far that has not been requested yet. */
const waiting = new Set<() => Promise<unknown>>();

/** Registers code to fetch ahead of use, once: see `useFetchesAhead`. */
export const fetchAhead = (fetch: () => Promise<unknown>): void => {
  waiting.add(fetch);
};

const MOVEMENTS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Fetches the registered code on the first pointer or key event once the page is usable, so what follows opens instantly. */
export const useFetchesAhead = (isUsable: boolean) => {
  useEffect(() => {
    if (!isUsable || waiting.size === 0) return;
    const stopListening = () => {
      for (const movement of MOVEMENTS) window.removeEventListener(movement, fetchAll);
    };
    const fetchAll = () => {
      stopListening();
      // Code that fails to load is requested again, with an error message, when it is opened.
      for (const fetch of waiting) fetch().catch(() => undefined);
      waiting.clear();
    };
    for (const movement of MOVEMENTS) window.addEventListener(movement, fetchAll, { passive: true });
    return stopListening;
  }, [isUsable]);
};
