import { useEffect, useRef } from 'react';

/** Acts by key, as `KeyboardEvent.key` in lower case: 'a', '+', '?'. */
export type Shortcuts = Readonly<Record<string, () => unknown>>;

interface ShortcutOptions {
  /** The keys of a dialog; without it, keys pressed in a dialog do nothing. */
  inDialog?: boolean;
  enabled?: boolean;
}

const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=combobox], [role=listbox], [role=menu]';

/**
 * Single-key acts of a screen. They never run while a person types, inside menus, or with Ctrl, Alt or Meta: those belong to the
 * browser and to assistive technology.
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
