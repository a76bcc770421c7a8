import { useEffect } from 'react';
import { sessionStore } from './session-store.ts';

/** Switching between tabs asks the server no more often than this. */
const AT_MOST_EVERY_MS = 5_000;

/**
 * Calls `refresh` when a member comes back: to this tab, or on line. Staff are left alone: their lists keep the rows they work on. The
 * function must not change with each render.
 */
export const useReturns = (refresh: (back: { online: boolean }) => unknown): void => {
  useEffect(() => {
    let last = performance.now();
    const handleReturn = ({ type }: Event) => {
      const online = type === 'online';
      if (document.visibilityState !== 'visible' || !navigator.onLine || !sessionStore.get().tokenLoja) return;
      if (!online && performance.now() - last < AT_MOST_EVERY_MS) return;
      last = performance.now();
      void refresh({ online });
    };
    const events = [
      [document, 'visibilitychange'],
      [window, 'focus'],
      [window, 'online'],
    ] as const;
    for (const [target, type] of events) target.addEventListener(type, handleReturn);
    return () => {
      for (const [target, type] of events) target.removeEventListener(type, handleReturn);
    };
  }, [refresh]);
};
