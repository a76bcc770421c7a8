import type { ViewerKind } from '../graphql/types.generated.ts';
import { type HomeOwner, homeOf, isEntrance } from './redirects.ts';
import type { UserType } from './session-store.ts';

const KEY = 'pagina-deixada';

const KINDS: Record<UserType, ViewerKind> = { administrador: 'STAFF', parceiro: 'SELLER', cliente: 'CONSUMER' };

interface LeftPage {
  kind: ViewerKind;
  /** Null when the session had ended before its owner was known. */
  id: string | null;
  to: string;
}

const read = (): LeftPage | null => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as LeftPage | null;
  } catch {
    return null;
  }
};

/** Remembers, in this tab, the page on which somebody's session ended. */
export const keepLeftPage = (who: { tipoUsuario: UserType | null; id: string | null }, { pathname, search }: Location): void => {
  // Two slashes would begin another site's address.
  if (!who.tipoUsuario || isEntrance(pathname) || pathname.startsWith('//')) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ kind: KINDS[who.tipoUsuario], id: who.id, to: pathname + search } satisfies LeftPage));
  } catch {
    // Some private windows block storage: the next sign-in leads to the home.
  }
};

/** Called when the person is on a page of theirs, or signs out. */
export const forgetLeftPage = (): void => {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing could be kept.
  }
};

/** Where signing in leads: to the page on which this person's session ended, else to the documented home. */
export const landingOf = (viewer: HomeOwner & { id: string }): string => {
  const left = read();
  return left?.kind === viewer.kind && (left.id ?? viewer.id) === viewer.id ? left.to : homeOf(viewer);
};
