import { useEffect, useSyncExternalStore } from 'react';

let place: string | null = null;
const listeners = new Set<() => void>();
const setPlace = (next: string | null) => {
  place = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Marks another menu entry than the address does, for a page that belongs to one of several lists: the list's path. */
export const useMenuPlace = (path: string): void => {
  useEffect(() => {
    setPlace(path);
    return () => setPlace(null);
  }, [path]);
};

/** The path that the open page has set, if any. */
export const useToldPlace = (): string | null => useSyncExternalStore(subscribe, () => place);
