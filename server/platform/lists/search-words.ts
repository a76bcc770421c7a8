import { normalizeSearch } from '../../shared/text.ts';
import type { Bind, List } from './list.ts';

const MOST_WORDS = 6;
/** The window length of `digit_grams`. */
const GRAM = 5;

/** Conditions of a search: rows whose searchable text contains every word. None for an empty search. */
export function searchConditions({ search, digits }: Pick<List, 'search' | 'digits'>, searched: string, bind: Bind): string[] {
  if (!search) return [];
  return searchWords(searched).map((word) => {
    const grams = digits ? digitGrams(word) : [];
    if (!grams.length) return `${search} like ${bind(`%${word.replace(/[\\%_]/g, '\\$&')}%`)}`;
    const [alias] = search.split('.');
    return `${alias}.id = any(array(select digit_matches('${digits}', ${bind(grams)}::int[], ${bind(word)})))`;
  });
}

/** A masked CPF or CNPJ finds its digits; a sentence finds rows with every word. */
function searchWords(search: string): string[] {
  return normalizeSearch(search)
    .split(' ')
    .map((word) => (/^[\d.\-/()]+$/.test(word) ? word.replace(/[^\d]/g, '') : word))
    .filter(Boolean)
    .slice(0, MOST_WORDS);
}

/** Every distinct five-digit window of the word's digit runs. */
function digitGrams(word: string): number[] {
  const grams = (word.match(/\d+/g) ?? []).flatMap((run) =>
    Array.from({ length: Math.max(0, run.length - GRAM + 1) }, (_, at) => Number(run.slice(at, at + GRAM))),
  );
  return [...new Set(grams)];
}
