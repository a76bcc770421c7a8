import { useState } from 'react';
import type { ListColumn } from '../list-types.ts';

export type ListDensity = 'compact' | 'standard' | 'comfortable';

export interface ListPreferences {
  /** The columns hidden, once the person has chosen; before that, those that do not fit. */
  hidden?: Readonly<Record<string, boolean>> | undefined;
  /** The columns' fields as the person ordered them. */
  order?: readonly string[] | undefined;
  /** In pixels, of columns that the person sized. */
  widths?: Readonly<Record<string, number>> | undefined;
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

/**
 * Columns and density of one list, stored on this device per person. While a saved view is shown, its own stand instead, and changes last
 * until it is left or saved.
 */
export const useListPreferences = (list: string, person: string, view: { id: string; preferences: ListPreferences } | undefined) => {
  const key = `fidelidade:colunas:${person}:${list}`;
  const [preferences, setPreferences] = useState(() => read(key));
  const [changed, setChanged] = useState<{ of: string; preferences: ListPreferences } | null>(null);
  const shown = view ? (changed?.of === view.id ? changed.preferences : view.preferences) : preferences;
  const change = (patch: Partial<ListPreferences>) => {
    const next = { ...shown, ...patch };
    if (view) return setChanged({ of: view.id, preferences: next });
    setPreferences(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // As above; the preference lasts until the page is left.
    }
  };
  return [shown, change] as const;
};

/** The columns in the person's order; those that it does not name follow in their own. */
export const inOrder = <Row>(columns: readonly ListColumn<Row>[], order: readonly string[] | undefined): readonly ListColumn<Row>[] => {
  if (!order) return columns;
  const placeOf = ({ field }: ListColumn<Row>) => {
    const place = order.indexOf(field);
    return place === -1 ? order.length : place;
  };
  return columns.toSorted((a, b) => placeOf(a) - placeOf(b));
};
