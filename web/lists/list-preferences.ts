import { useState } from 'react';

export type ListDensity = 'compact' | 'standard' | 'comfortable';

export interface ListPreferences {
  /** The columns hidden, once the person has chosen; before that, those that do not fit. */
  hidden?: Readonly<Record<string, boolean>> | undefined;
  density: ListDensity;
}

const DEFAULTS: ListPreferences = { density: 'standard' };

const read = (key: string): ListPreferences => {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<ListPreferences>) };
  } catch {
    // Storage may be full or blocked, or hold another version's text. Preferences are a convenience; the list works without them.
    return DEFAULTS;
  }
};

/** Columns and density of one list, stored on this device per person. */
export const useListPreferences = (list: string, person: string) => {
  const key = `fidelidade:colunas:${person}:${list}`;
  const [preferences, setPreferences] = useState(() => read(key));
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
