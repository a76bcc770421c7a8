import type { Credentials } from './session-context.ts';

/** Where a member of staff replaces the initial password. */
export const FIRST_ACCESS = '/painel/primeiro-acesso';

let typed: Credentials | null = null;

/** Remembers what was typed at the login, in memory only: an address or the browser's history would keep a password. */
export const keepForFirstAccess = (credentials: Credentials): void => {
  typed = credentials;
};

/** What was typed at the login that led here; null when the page was opened otherwise. */
export const typedAtLogin = (): Credentials | null => typed;
