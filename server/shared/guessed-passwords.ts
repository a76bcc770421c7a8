/// <reference path="./zxcvbn-dictionaries.d.ts" />
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import adjacencyGraphs from '@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs';
import passwords from '@zxcvbn-ts/language-common/dist/passwords.json.mjs';
import words from '@zxcvbn-ts/language-pt-br/dist/commonWords.json.mjs';
import firstNames from '@zxcvbn-ts/language-pt-br/dist/firstnames.json.mjs';
import lastNames from '@zxcvbn-ts/language-pt-br/dist/lastnames.json.mjs';

/**
 * On a scale to five: guessed within a million tries, like '12345678', 'senha123' and 'Maria1990'. Attempts are limited and hashes slow, so
 * we ask no more: eight random characters score 2.
 */
const LEAST_SCORE = 2;
/**
 * The estimate takes at least quadratic time, on the thread that serves everyone; a prefix that is strong enough stays so with more
 * characters.
 */
const JUDGED_LENGTH = 32;
/** Leet spellings tried per word; the package's default of a hundred takes twenty times as long. */
const MAX_SUBSTITUTIONS = 5;

const judge = new ZxcvbnFactory({
  // Few, large dictionaries: each one is searched for every part of a password.
  dictionary: { passwords, words, firstNames, lastNames },
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
});

/**
 * Whether an attacker trying common passwords, words, names, dates, keyboard rows and repetitions finds it soon; `own` are the owner's
 * words.
 */
export const isGuessedSoon = (senha: string, own: string[]): boolean => judge.check(senha.slice(0, JUDGED_LENGTH), own).score < LEAST_SCORE;
