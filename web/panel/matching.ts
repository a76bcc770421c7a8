import { normalizeSearch } from '../../server/shared/text.ts';

/** Something with a name, under a heading. */
export interface Named {
  title: string;
  group: string;
}

/** Those whose name and heading hold every typed word, accents and case aside; first those whose name holds one. */
export const matching = <Item extends Named>(items: readonly Item[], typed: string): Item[] => {
  const words = normalizeSearch(typed).split(/\s+/);
  const holds = (text: string) => (word: string) => normalizeSearch(text).includes(word);
  const found = items.filter(({ title, group }) => words.every(holds(`${group} ${title}`)));
  const named = found.filter(({ title }) => words.some(holds(title)));
  return [...named, ...found.filter((item) => !named.includes(item))];
};
