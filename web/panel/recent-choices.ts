import type { SearchKind } from '../graphql/types.generated.ts';
import type { MenuSection } from './menu.ts';
import { paletteMessages } from './palette.messages.ts';
import { type Choice, searchKinds } from './search-kinds.ts';

/** What the device keeps of a choice: never who somebody is. */
interface Recent {
  /** Null: a screen. */
  kind: SearchKind | null;
  id: string;
  title: string;
  to: string;
}

const MOST = 8;
const keyOf = (person: string) => `fidelidade:busca:${person}`;

const isRecent = (value: unknown): value is Recent => {
  const { kind, id, title, to } = (value ?? {}) as Partial<Recent>;
  const isText = [id, title, to].every((text) => typeof text === 'string');
  return isText && to!.startsWith('/painel/') && (kind === null || (kind !== undefined && Object.hasOwn(searchKinds, kind)));
};

const read = (person: string): Recent[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent) : [];
  } catch {
    // Storage may be blocked or hold another version's text; the palette works without recent choices.
    return [];
  }
};

/** The person's last choices on this device whose screen they still have, newest first. */
export const recentChoices = (person: string, menu: readonly MenuSection[]): Choice[] => {
  const screens = new Set(menu.flatMap(({ entries }) => entries.map(({ path }) => path)));
  const isOffered = ({ kind, to }: Recent) => screens.has(kind ? searchKinds[kind].screen : to.replace('/painel/', ''));
  return read(person)
    .filter(isOffered)
    .map(({ kind, id, title, to }) => ({
      key: `recent:${to}`,
      group: paletteMessages.searchRecent,
      icon: 'recent',
      title,
      detail: kind ? searchKinds[kind].label : paletteMessages.searchScreen,
      to,
      recall: { kind, id },
    }));
};

/** Keeps the choice as the newest; what names somebody is not kept. */
export const rememberChoice = (person: string, { recall, title, to }: Choice): void => {
  if (!recall) return;
  const others = read(person).filter((other) => other.to !== to);
  try {
    localStorage.setItem(keyOf(person), JSON.stringify([{ ...recall, title, to }, ...others].slice(0, MOST)));
  } catch {
    // As above.
  }
};
