import { ZxcvbnFactory } from '@zxcvbn-ts/core';

const WORDS = 'secret segredo senha passw chang troca troqu exemplo example teste tests defina fidelidade openssl qwert asdfg'.split(' ');
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
/**
 * Words found in examples, templates and hurried secrets, as people write them. Four letters, or letters of any case ('tEST'), also stand in one
 * random secret of seven thousand; these in less than one of a million.
 */
const WRITTEN_BY_HAND = new RegExp(WORDS.flatMap((word) => [word, capitalised(word), word.toUpperCase()]).join('|'));
/** Of 32 random digits, the poorest alphabet, only one secret in ten thousand has fewer distinct ones. */
const LEAST_DISTINCT = 8;
/** Guesses as a power of ten: 32 random characters score 28 or more, repetitions and sequences under 10. */
const LEAST_GUESSES = 20;
/** Reading more takes longer and adds nothing. */
const JUDGED_LENGTH = 64;

/** Whether a secret of 32 characters or more is guessable: a repetition, a sequence, few distinct characters, or common words. */
export function isGuessableSecret(secret: string): boolean {
  const judged = secret.slice(0, JUDGED_LENGTH);
  if (WRITTEN_BY_HAND.test(judged) || new Set(judged).size < LEAST_DISTINCT) return true;
  return new ZxcvbnFactory({}).check(judged).guessesLog10 < LEAST_GUESSES;
}
