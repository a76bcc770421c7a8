/// <reference path="./zxcvbn-dictionaries.d.ts" />
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import adjacencyGraphs from '@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs';
import passwords from '@zxcvbn-ts/language-common/dist/passwords.json.mjs';
import words from '@zxcvbn-ts/language-pt-br/dist/commonWords.json.mjs';
import firstNames from '@zxcvbn-ts/language-pt-br/dist/firstnames.json.mjs';
import lastNames from '@zxcvbn-ts/language-pt-br/dist/lastnames.json.mjs';

/**
 * Of five: found within a million guesses, as '12345678', 'senha123' and 'Maria1990' are. Tries are limited and hashes slow, so more is
 * not asked for: eight characters drawn by chance have 2.
 */
const LEAST_SCORE = 2;
/**
 * The estimate takes time with the square of the length and more, on the thread that answers everybody: what is good so far stays good
 * with more behind it.
 */
const JUDGED_LENGTH = 32;
/** Spellings with other signs that are tried of one word; a hundred, the package's own choice, takes twenty times as long. */
const MAX_SUBSTITUTIONS = 5;

const judge = new ZxcvbnFactory({
  // Few and large: each dictionary is gone through for every part of a password.
  dictionary: { passwords, words, firstNames, lastNames },
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
});

/** Whether whoever tries common passwords, words, names, dates, rows of keys and repetitions finds it soon; `own` are words of its owner. */
export const isGuessedSoon = (senha: string, own: string[]): boolean => judge.check(senha.slice(0, JUDGED_LENGTH), own).score < LEAST_SCORE;
