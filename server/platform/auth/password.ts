import argon2 from '@node-rs/argon2';

/** OWASP's Argon2id parameters: 19 MiB, two passes, one lane (design: reliability, password guessing). */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CURRENT = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;
/** A hash that no password has, as costly as any other: what is compared when there is none. */
const NOBODYS = `${CURRENT}${'A'.repeat(22)}$${'A'.repeat(43)}`;
/** Longer passwords are refused by the rules; here they are cut off, so that nobody makes us hash a megabyte. */
const MAX_LENGTH = 128;

/** The Argon2id hash of a password, with its parameters and salt in it. */
export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password.slice(0, MAX_LENGTH), PARAMETERS);
}

/** Whether the password is the hashed one. A missing hash, or a text that is none, is no password's: false, after the work of a wrong one. */
export async function verifyPassword(hashed: string | null | undefined, password: string): Promise<boolean> {
  if (password.length > MAX_LENGTH) return false;
  return argon2.verify(hashed?.startsWith('$argon2') ? hashed : NOBODYS, password);
}

/** Whether the hash was made with older parameters and is to be replaced at the next sign-in. */
export function needsRehash(hashed: string): boolean {
  return !hashed.startsWith(CURRENT);
}
