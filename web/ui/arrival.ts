import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** An action that the screen at an address runs on arrival. Kept in memory, not in the address: a link must not act for its reader. */
let wanted: { pathname: string; action: string } | null = null;

/** Makes the screen at `to` run the action of this label once. */
export const actOnArrival = (to: string, action: string): void => {
  wanted = { pathname: to.replace(/\?.*$/, '').toLowerCase(), action };
};

/** Runs an action when the user arrives for it; `null` while it is unavailable. */
export const useArrival = (action: string, run: (() => unknown) | null | undefined): void => {
  const pathname = useLocation().pathname.toLowerCase();
  useEffect(() => {
    if (!wanted) return;
    if (wanted.pathname !== pathname) wanted = null;
    else if (wanted.action === action && run) {
      wanted = null;
      void run();
    }
  });
};
