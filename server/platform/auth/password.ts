import argon2 from '@node-rs/argon2';

/** OWASP's Argon2id parameters: 19 MiB, two passes, one lane (design: reliability, password guessing). */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CURRENT = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;
/** A hash that matches no password but costs the same to verify; used when there is no account to compare with. */
const NOBODYS = `${CURRENT}${'A'.repeat(22)}$${'A'.repeat(43)}`;
/** The rules refuse longer passwords; truncating here keeps anyone from making us hash a megabyte. */
const MAX_LENGTH = 128;

/** The Argon2id hash of a password, including its parameters and salt. */
export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password.slice(0, MAX_LENGTH), PARAMETERS);
}

/** Whether the password matches the hash. A missing or malformed hash answers false after the same hashing time as a wrong password. */
export async function verifyPassword(hashed: string | null | undefined, password: string): Promise<boolean> {
  if (password.length > MAX_LENGTH) return false;
  return argon2.verify(hashed?.startsWith('$argon2') ? hashed : NOBODYS, password);
}

/** Whether the hash uses older parameters and should be replaced at the next sign-in. */
export function needsRehash(hashed: string): boolean {
  return !hashed.startsWith(CURRENT);
}
