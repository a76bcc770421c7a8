import type { ViewerKind } from '../graphql/types.generated.ts';
import { keepInTab, keptInTab } from '../ui/kept-in-tab.ts';
import { type HomeOwner, homeOf, isEntrance } from './redirects.ts';
import type { UserType } from './session-store.ts';

const NAME = 'pagina-deixada';

const KINDS: Record<UserType, ViewerKind> = { administrador: 'STAFF', parceiro: 'SELLER', cliente: 'CONSUMER' };

interface LeftPage {
  kind: ViewerKind;
  /** Null when the session had ended before its owner was known. */
  id: string | null;
  to: string;
}

/** Remembers, in this tab, the page on which a session ended. */
export const keepLeftPage = (who: { tipoUsuario: UserType | null; id: string | null }, { pathname, search }: Location): void => {
  // Two slashes would begin another site's address.
  if (!who.tipoUsuario || isEntrance(pathname) || pathname.startsWith('//')) return;
  keepInTab(NAME, { kind: KINDS[who.tipoUsuario], id: who.id, to: pathname + search } satisfies LeftPage);
};

/** Called when the person is on a page of theirs; signing out forgets all that the tab keeps. */
export const forgetLeftPage = (): void => keepInTab(NAME, null);

/** Where signing in leads: to the page on which this person's session ended, else to the documented home. */
export const landingOf = (viewer: HomeOwner & { id: string }): string => {
  const left = keptInTab<LeftPage>(NAME);
  return left?.kind === viewer.kind && (left.id ?? viewer.id) === viewer.id ? left.to : homeOf(viewer);
};
