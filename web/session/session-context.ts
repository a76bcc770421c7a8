import { createContext, useCallback, useContext } from 'react';
import type { SessionViewerFragment } from './session.generated.ts';

/** Who is signed in, with the names of the permissions they hold. */
export type Viewer = SessionViewerFragment;

export interface Credentials {
  /** With or without its mask: digits are sent. */
  cpf: string;
  senha: string;
}

export interface Session {
  viewer: Viewer | null;
  /** anonymous: no token; loading: the token's owner is being fetched; failed: that fetch failed, `refreshViewer` retries. */
  status: 'anonymous' | 'loading' | 'ready' | 'failed';
  authenticating: boolean;
  /** Each greets and leads to the documented home; null when refused, which the person has been told. */
  signInStaff: (credentials: Credentials) => Promise<Viewer | null>;
  signInSeller: (credentials: Credentials) => Promise<Viewer | null>;
  signInConsumer: (credentials: Credentials) => Promise<Viewer | null>;
  /** Enters with the ticket of a social provider; rejects, without a toast, when refused. */
  signInSocial: (ticket: string) => Promise<Viewer>;
  /** Links the account of a ticket to the seller who has just signed in. */
  linkSocial: (ticket: string) => Promise<void>;
  signOut: () => Promise<void>;
  /** Records that the member accepts the programme's rules. */
  acceptTerms: () => Promise<void>;
  /** Fetches the viewer again: balances, flags and abilities may have changed. */
  refreshViewer: () => Promise<void>;
  /** The server no longer knows the token: forget it and leave. */
  loseSession: (message: string) => void;
}

export const SessionContext = createContext<Session | null>(null);

/** The session and what can be done with it. */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
};

/** Who is signed in; null for a visitor. */
export const useViewer = (): Viewer | null => useSession().viewer;

/** Asks whether the viewer holds a permission: `useCan()('network:create')`. */
export const useCan = (): ((permission: string) => boolean) => {
  const abilities = useViewer()?.abilities;
  return useCallback((permission) => abilities?.includes(permission) ?? false, [abilities]);
};
