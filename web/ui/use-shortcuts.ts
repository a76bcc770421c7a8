import { useEffect, useRef } from 'react';

/** Actions by key, as `KeyboardEvent.key` in lower case: 'a', '+', '?'. */
export type Shortcuts = Readonly<Record<string, () => unknown>>;

interface ShortcutOptions {
  /** Shortcuts of a dialog; otherwise keys pressed inside a dialog do nothing. */
  inDialog?: boolean;
  enabled?: boolean;
  /** Whether a key that is held down acts again and again. */
  repeats?: boolean;
}

const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=combobox], [role=listbox], [role=menu]';

/** Fields that take digits, and choices that are not open: a letter there is no text, so it is the screen's. */
const NO_TEXT = 'input:is([inputmode=numeric], [inputmode=decimal]), [role=combobox][aria-expanded=false]:not(input)';
/** Whether letters pressed in the element are text, and so no keys of the screen. */
export const takesText = (element: Element): boolean => element.closest(TYPING) !== null && !element.matches(NO_TEXT);
const isLetter = (key: string) => /^[a-z?]$/i.test(key);

/**
 * Single-key shortcuts of a screen. They never run while typing text, in menus, or with Ctrl, Alt or Meta, which belong to the browser and to
 * assistive technology.
 */
export const useShortcuts = (shortcuts: Shortcuts, { inDialog = false, enabled = true, repeats = false }: ShortcutOptions = {}): void => {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    if (!enabled) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
      if (event.repeat && !repeats) return;
      const target = event.target instanceof Element ? event.target : document.body;
      const isTyping = target.closest(TYPING) !== null && !(target.matches(NO_TEXT) && isLetter(event.key));
      if (isTyping || (target.closest('[role=dialog]') !== null) !== inDialog) return;
      const act = latest.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      void act();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [inDialog, enabled, repeats]);
};
