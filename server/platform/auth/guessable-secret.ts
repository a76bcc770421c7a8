import { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Words found in examples, templates and hurried secrets; random 32-character strings contain one less than once in a million. */
const WRITTEN_BY_HAND = /secret|segredo|senha|passw|chang|troc|exemplo|example|test|defina|fidelidade|openssl|qwert|asdf/i;
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
