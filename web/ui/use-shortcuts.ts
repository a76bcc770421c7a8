import { useEffect, useRef } from 'react';

/** Actions by key, as `KeyboardEvent.key` in lower case: 'a', '+', '?'. */
export type Shortcuts = Readonly<Record<string, () => unknown>>;

interface ShortcutOptions {
  /** Shortcuts of a dialog; otherwise keys pressed inside a dialog do nothing. */
  inDialog?: boolean;
  enabled?: boolean;
}

const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=combobox], [role=listbox], [role=menu]';

/**
 * Single-key shortcuts of a screen. They never run while typing, in menus, or with Ctrl, Alt or Meta, which belong to the browser and to
 * assistive technology.
 */
export const useShortcuts = (shortcuts: Shortcuts, { inDialog = false, enabled = true }: ShortcutOptions = {}): void => {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    if (!enabled) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest(TYPING) || (target.closest('[role=dialog]') !== null) !== inDialog) return;
      const act = latest.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      void act();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [inDialog, enabled]);
};
