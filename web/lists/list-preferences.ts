import { useState } from 'react';

export type ListDensity = 'compact' | 'standard' | 'comfortable';

export interface ListPreferences {
  hidden: Readonly<Record<string, boolean>>;
  density: ListDensity;
}

const read = (key: string, fallback: ListPreferences): ListPreferences => {
  try {
    return { ...fallback, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<ListPreferences>) };
  } catch {
    // Storage may be full or blocked, or hold another version's text. Preferences are a convenience; the list works without them.
    return fallback;
  }
};

/** Hidden columns and density of one list, stored on this device per person. */
export const useListPreferences = (list: string, person: string, fallback: ListPreferences) => {
  const key = `fidelidade:lista:${person}:${list}`;
  const [preferences, setPreferences] = useState(() => read(key, fallback));
  const change = (patch: Partial<ListPreferences>) => {
    const next = { ...preferences, ...patch };
    setPreferences(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // As above; the preference lasts until the page is left.
    }
  };
  return [preferences, change] as const;
};
