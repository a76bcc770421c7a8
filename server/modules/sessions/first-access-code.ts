import { randomInt } from 'node:crypto';
import { pseudonym } from '../../platform/auth/tokens.ts';
import type { AppContext } from '../../platform/context.ts';

/** Letters and digits that nobody confuses on paper: 32 of them, so ten make 50 bits. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/** A new code as the e-mail shows it: 'K7QMX-4TRWA'. */
export function newFirstAccessCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

/** What is stored of a code. Keyed, because a short code could be found from a plain hash. Case, spaces and hyphens do not count. */
export const firstAccessHash = ({ env }: Pick<AppContext, 'env'>, personId: number, code: string): string =>
  pseudonym(`primeiro-acesso:${personId}:${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`, env.SECRET);
