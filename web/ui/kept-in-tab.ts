const PREFIX = 'rascunho:';

/**
 * Keeps what a person is typing until the tab is closed, so that a reload loses nothing; null forgets it. Never for passwords. Does nothing
 * where the browser blocks storage.
 */
export const keepInTab = (name: string, value: unknown): void => {
  try {
    if (value === null) sessionStorage.removeItem(PREFIX + name);
    else sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // The draft then lasts as long as the page.
  }
};

/** What `keepInTab` kept under this name; null when there is nothing. */
export const keptInTab = <Value>(name: string): Value | null => {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as Value | null;
  } catch {
    return null;
  }
};

/** Forgets all drafts: for signing out. */
export const forgetKept = (): void => {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Nothing could be kept either.
  }
};
