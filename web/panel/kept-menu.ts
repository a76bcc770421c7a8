import { useState } from 'react';

/** What the device keeps of one person's menu. */
interface KeptMenu {
  /** Labels of the sections that the person opened. */
  opened: readonly string[];
  /** Paths of the last screens, newest first. */
  recent: readonly string[];
}

const NONE: KeptMenu = { opened: [], recent: [] };
/** More than are shown: those of the section one is in are left out. */
const MOST = 12;

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');

const read = (key: string): KeptMenu => {
  try {
    const { opened, recent } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<KeptMenu>;
    return { opened: isTexts(opened) ? opened : [], recent: isTexts(recent) ? recent : [] };
  } catch {
    // Storage may be blocked or hold another version's text; the menu works without it.
    return NONE;
  }
};

/** The sections a person opened and the screens they last saw, on this device. */
export const useKeptMenu = (person: string) => {
  const key = `fidelidade:menu:${person}`;
  const [kept, setKept] = useState(() => read(key));
  const keep = (patch: Partial<KeptMenu>) => {
    const next = { ...kept, ...patch };
    setKept(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // As above.
    }
  };
  return {
    ...kept,
    setOpen: (label: string, isOpen: boolean) =>
      keep({ opened: [...kept.opened.filter((one) => one !== label), ...(isOpen ? [label] : [])] }),
    visit: (path: string) => {
      if (kept.recent[0] !== path) keep({ recent: [path, ...kept.recent.filter((one) => one !== path)].slice(0, MOST) });
    },
  };
};
