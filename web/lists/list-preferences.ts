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
    // A full or forbidden storage, or text of another version: the preference is a convenience, the list still works.
    return fallback;
  }
};

/** Hidden columns and density of one list, remembered on this device for each person. */
export const useListPreferences = (list: string, person: string, fallback: ListPreferences) => {
  const key = `fidelidade:lista:${person}:${list}`;
  const [preferences, setPreferences] = useState(() => read(key, fallback));
  const change = (patch: Partial<ListPreferences>) => {
    const next = { ...preferences, ...patch };
    setPreferences(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Same as above: it lasts until the page is left.
    }
  };
  return [preferences, change] as const;
};
