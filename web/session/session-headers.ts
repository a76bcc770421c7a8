import { type StoredSession, sessionStore } from './session-store.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** The page's address without query, fragment or recovery codes: those are secrets and would end up in logs. */
export const appLocation = ({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>): string =>
  origin + pathname.replace(UUID, '{uuid}');

const isPanelPath = (pathname: string) => pathname.includes('painel');

/** The headers of every call (document 000 §7): `|token` for the panel, `token|` for the storefront. */
export const headersOf = ({ tokenPainel, tokenLoja }: StoredSession, location: Pick<Location, 'origin' | 'pathname'>) => {
  const headers: Record<string, string> = { AppLocation: appLocation(location) };
  if (tokenPainel) headers.Authorization = `|${tokenPainel}`;
  else if (tokenLoja) headers.Authorization = `${tokenLoja}|`;
  const isPanel = tokenPainel !== null || (tokenLoja === null && isPanelPath(location.pathname));
  headers.application = isPanel ? 'painel' : 'loja';
  return headers;
};

/** The headers of the current session, for calls outside Apollo (uploads with progress). */
export const sessionHeaders = (): Record<string, string> => headersOf(sessionStore.get(), window.location);

/** A raw answer from /graphql. */
export interface RawAnswer {
  status: number;
  /** The parsed JSON; an empty object when the body is not JSON. */
  body: unknown;
}

/** Sends one operation with the headers of the current session. */
export const postOperation = async (body: string): Promise<RawAnswer> => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { ...sessionHeaders(), 'Content-Type': 'application/json', Accept: 'application/json', 'Apollo-Require-Preflight': 'true' },
    body,
  });
  return { status: response.status, body: await response.json().catch(() => ({})) };
};
