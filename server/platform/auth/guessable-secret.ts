import { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** What examples, templates and hurried people write; 32 random characters hold none of these but once in millions. */
const WRITTEN_BY_HAND = /secret|segredo|senha|passw|chang|troc|exemplo|example|test|defina|fidelidade|openssl|qwert|asdf/i;
/** Of 32 random digits, the poorest alphabet, fewer differ once in ten thousand secrets. */
const LEAST_DISTINCT = 8;
/** Guesses as a power of ten: 32 random characters have 28 and more, what repeats itself or counts has under 10. */
const LEAST_GUESSES = 20;
/** Reading more takes longer and says nothing new. */
const JUDGED_LENGTH = 64;

/** Whether a secret of 32 characters or more can be guessed: a repetition, a sequence, few characters, or words that people write. */
export function isGuessableSecret(secret: string): boolean {
  const judged = secret.slice(0, JUDGED_LENGTH);
  if (WRITTEN_BY_HAND.test(judged) || new Set(judged).size < LEAST_DISTINCT) return true;
  return new ZxcvbnFactory({}).check(judged).guessesLog10 < LEAST_GUESSES;
}
