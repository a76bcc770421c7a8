import type { ViewerKind } from '../graphql/types.generated.ts';

/** The signed-in user, as far as a redirect needs to know. */
export interface HomeOwner {
  kind: ViewerKind;
  abilities: readonly string[];
}

export const PANEL_LOGIN = '/painel';
export const LANDING = '/';
export const CONSUMER_LANDING = '/home-cliente';
const AUDITOR_HOME = '/painel/resgates';
export const DASHBOARD = '/painel/dashboard';
/** Where staff register a second factor. */
export const SECOND_FACTOR = '/painel/perfil/segundo-fator';

/** Auditors are the staff who cannot read the dashboard; the browser knows abilities, never levels. */
const panelHome = (abilities: readonly string[]) => (abilities.includes('dashboard:read') ? DASHBOARD : AUDITOR_HOME);

/** Where each kind of user lands after signing in (document 000 §2, Redirects). */
export const homeOf = ({ kind, abilities }: HomeOwner): string => {
  if (kind === 'STAFF') return panelHome(abilities);
  return kind === 'SELLER' ? '/home' : '/home-consumidor-final';
};

/** Where each kind of user lands after signing out (document 000 §2, Redirects). */
export const afterSignOut = (kind: ViewerKind): string => {
  if (kind === 'STAFF') return PANEL_LOGIN;
  return kind === 'SELLER' ? LANDING : CONSUMER_LANDING;
};

/** Whether the page is for those who are not signed in: the landing page, a sign-in or a registration. */
export const isEntrance = (pathname: string): boolean => /^\/(painel\/?|login[^/]*\/?|cadastrar.*)?$/i.test(pathname);

/** Where a 401 redirects: the panel's login when the path contains painel, else the landing page. */
export const afterUnauthenticated = (pathname: string): string => (pathname.includes('painel') ? PANEL_LOGIN : LANDING);

const hostOf = (address: string): string | null => {
  try {
    return new URL(address).hostname.toLowerCase();
  } catch {
    return null;
  }
};

/** Whether the root path redirects to the consumers' home: opened on, or referred from, a cashback host (document 002 §1). */
export const leadsToCashback = ({
  hostname,
  referrer,
  hostsCashback,
}: {
  hostname: string;
  referrer: string;
  hostsCashback: readonly string[];
}): boolean => {
  const hosts = new Set(hostsCashback.map((host) => host.trim().toLowerCase().split(':')[0]));
  const from = hostOf(referrer);
  return hosts.has(hostname.toLowerCase()) || (from !== null && hosts.has(from));
};
