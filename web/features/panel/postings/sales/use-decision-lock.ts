import { useCallback, useEffect, useMemo, useRef } from 'react';

/** One decision at a time on one receipt. */
export interface DecisionLock {
  /** Runs an act; one that comes while another runs is ignored. */
  hold: (act: () => Promise<unknown>) => Promise<void>;
  /** The receipt was left: it stays closed to keys until the next one replaces it. */
  keep: () => void;
}

const EDITS = new Set(['Enter', 'Backspace', 'Delete']);

/** Keys that type, act or send; others, such as Tab and the browser's own, are nobody's to take away. */
const changesSomething = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  EDITS.has(key) || (key.length === 1 && !ctrlKey && !metaKey && !altKey);

/**
 * Holds the keys of a screen while a decision is under way: what is typed then was meant for a receipt that is already gone. A ref, because
 * the second press may come before React has rendered the first. An Enter that is held down decides once.
 */
export const useDecisionLock = (): DecisionLock => {
  const isHeld = useRef(false);
  const isKept = useRef(false);
  useEffect(() => {
    const guard = (event: KeyboardEvent) => {
      // Questions and reasons are answered while their decision waits for them.
      const isInDialog = event.target instanceof Element && event.target.closest('[role=dialog]') !== null;
      const isRepeatedEnter = event.repeat && event.key === 'Enter';
      if (isInDialog || !(isRepeatedEnter || (isHeld.current && changesSomething(event)))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', guard, { capture: true });
    return () => window.removeEventListener('keydown', guard, { capture: true });
  }, []);
  const hold = useCallback(async (act: () => Promise<unknown>) => {
    if (isHeld.current) return;
    isHeld.current = true;
    try {
      await act();
    } finally {
      isHeld.current = isKept.current;
    }
  }, []);
  const keep = useCallback(() => {
    isKept.current = true;
  }, []);
  return useMemo(() => ({ hold, keep }), [hold, keep]);
};
