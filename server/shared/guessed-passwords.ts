/// <reference path="./zxcvbn-dictionaries.d.ts" />
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import adjacencyGraphs from '@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs';
import passwords from '@zxcvbn-ts/language-common/dist/passwords.json.mjs';
import words from '@zxcvbn-ts/language-pt-br/dist/commonWords.json.mjs';
import firstNames from '@zxcvbn-ts/language-pt-br/dist/firstnames.json.mjs';
import lastNames from '@zxcvbn-ts/language-pt-br/dist/lastnames.json.mjs';

/**
 * Guesses that a password must withstand. '12345678', 'senha123' and 'Maria1990' take less than one million, 'Senha@123' and 'Brasil@123' up
 * to 2.4 million; 'Demo@2026' takes ten and eight random characters a hundred. Attempts are limited and hashes slow, so we ask no more.
 */
const LEAST_GUESSES = 3_000_000;
/** Words that Brazilians begin a password with and that the packages' lists lack or rank low: an order of magnitude each in the estimate. */
const COMMON_STARTS =
  `senha mudar acesso entrar sistema empresa brasil familia jesus deus amor teste admin usuario loja vendas cliente fidelidade
  flamengo corinthians palmeiras santos saopaulo vasco gremio internacional cruzeiro atletico botafogo fluminense bahia vitoria sport nautico
  fortaleza ceara coritiba athletico parana goias avai figueirense chapecoense juventude ponte guarani portuguesa bragantino remo paysandu
  timao mengao verdao tricolor galo selecao`.split(/\s+/);
/**
 * The estimate takes at least quadratic time, on the thread that serves everyone; a prefix that is strong enough stays so with more
 * characters.
 */
const JUDGED_LENGTH = 32;
/** Leet spellings tried per word; the package's default of a hundred takes twenty times as long. */
const MAX_SUBSTITUTIONS = 5;

const judge = new ZxcvbnFactory({
  // Few, large dictionaries: each one is searched for every part of a password.
  dictionary: { commonStarts: COMMON_STARTS, passwords, words, firstNames, lastNames },
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
});

/**
 * Whether an attacker trying common passwords, words, names, dates, keyboard rows and repetitions finds it soon; `own` are the owner's
 * words.
 */
export const isGuessedSoon = (senha: string, own: string[]): boolean =>
  judge.check(senha.slice(0, JUDGED_LENGTH), own).guesses < LEAST_GUESSES;
