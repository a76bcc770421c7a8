import { normalizeSearch } from '../../shared/text.ts';
import type { Bind, List } from './list.ts';

const MOST_WORDS = 6;
const CPF = /^\d{11}$/;
const DIGITS_AND_MASK = /^[\d.\-/()]+$/;
/** Newer CNPJs hold letters. */
const MASKED_CNPJ = /^[\da-z]{2}\.[\da-z]{3}\.[\da-z]{3}\/[\da-z]{4}-\d{2}$/;
/** The window length of `digit_grams`. */
const GRAM = 5;

/** Conditions of a search: rows whose searchable text contains every word. None for an empty search. */
export function searchConditions(
  { search, searchedCpf, digits }: Pick<List, 'search' | 'searchedCpf' | 'digits'>,
  searched: string,
  bind: Bind,
): string[] {
  if (!search) return [];
  return searchWords(searched).map((word) => {
    if (searchedCpf && CPF.test(word)) return `${searchedCpf} = ${bind(word)}`;
    const grams = digits ? digitGrams(word) : [];
    if (!grams.length) return `${search} like ${bind(`%${word.replace(/[\\%_]/g, '\\$&')}%`)}`;
    const [alias] = search.split('.');
    return `${alias}.id = any(array(select digit_matches('${digits}', ${bind(grams)}::int[], ${bind(word)})))`;
  });
}

/** A masked CPF or CNPJ finds its digits and letters; a sentence finds rows with every word. */
export function searchWords(search: string): string[] {
  return normalizeSearch(search)
    .split(' ')
    .map((word) => (DIGITS_AND_MASK.test(word) || MASKED_CNPJ.test(word) ? word.replace(/[^\da-z]/g, '') : word))
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
