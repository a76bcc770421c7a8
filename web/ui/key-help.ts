import { useEffect, useSyncExternalStore } from 'react';

/** Keys and what they do, in the order in which they are told. */
export type KeyHelp = readonly (readonly [keys: string, act: string])[];

let told: readonly KeyHelp[] = [];
let isOpen = false;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const setKeyHelpOpen = (open: boolean): void => {
  isOpen = open;
  tell();
};
export const useIsKeyHelpOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen);

/** The keys of what is on the screen now, for the dialog that lists them. */
export const useToldKeys = (): readonly KeyHelp[] => useSyncExternalStore(subscribe, () => told);

/** Tells the keys of a part of the screen while it is there; `keys` is a module constant. */
export const useKeyHelp = (keys: KeyHelp): void => {
  useEffect(() => {
    told = [...told, keys];
    tell();
    return () => {
      const at = told.indexOf(keys);
      told = told.toSpliced(at, 1);
      tell();
    };
  }, [keys]);
};
