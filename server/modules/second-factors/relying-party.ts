import type { Env } from '../../platform/env.ts';

/** Addresses of this machine. WebAuthn takes no IP address as an id, so they share the name that it takes. */
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Who asks for a passkey, as WebAuthn identifies a site: by its host name and the address of its pages. */
export interface RelyingParty {
  id: string;
  name: string;
  origin: string;
}

/** The site's own identity, from its public address; on the own machine, localhost. */
export function relyingPartyOf({ PUBLIC_URL, PROGRAMA_NOME }: Pick<Env, 'PUBLIC_URL' | 'PROGRAMA_NOME'>): RelyingParty {
  const url = new URL(PUBLIC_URL);
  if (LOCAL_HOSTS.has(url.hostname)) url.hostname = 'localhost';
  return { id: url.hostname, name: PROGRAMA_NOME, origin: url.origin };
}
