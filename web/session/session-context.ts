import { createContext, useCallback, useContext } from 'react';
import type { StartSecondFactorProofMutation } from './second-factor.generated.ts';
import type { SessionViewerFragment } from './session.generated.ts';

/** The signed-in user, with the names of their permissions. */
export type Viewer = SessionViewerFragment;

export interface Credentials {
  /** With or without its mask; only digits are sent. */
  cpf: string;
  senha: string;
}

/** An open challenge of the second factor, with the ways in which the person may answer it. */
export type Challenge = StartSecondFactorProofMutation['startSecondFactorProof'];

/** What answers a challenge: a code, typed, or what the browser signed. */
export type FactorProof = { codigo: string } | { passkey: Record<string, unknown> };

export interface Session {
  viewer: Viewer | null;
  /** anonymous: no token; loading: fetching the token's owner; failed: that fetch failed, `refreshViewer` retries. */
  status: 'anonymous' | 'loading' | 'ready' | 'failed';
  authenticating: boolean;
  /**
   * Greets and goes to the documented home; resolves to a challenge for a person with a second factor. Null when signed in or refused, which
   * the person has already been told.
   */
  signInStaff: (credentials: Credentials) => Promise<Challenge | null>;
  /** The second step of the staff's sign-in. Rejects without a toast when refused. */
  confirmSecondFactor: (desafio: string, proof: FactorProof) => Promise<void>;
  /** Both greet and go to the documented home; null when refused, which the person has already been told. */
  signInSeller: (credentials: Credentials) => Promise<Viewer | null>;
  signInConsumer: (credentials: Credentials) => Promise<Viewer | null>;
  /** Signs in with a social provider's ticket; rejects without a toast when refused. */
  signInSocial: (ticket: string) => Promise<Viewer>;
  /** Links the ticket's account to the seller who has just signed in. */
  linkSocial: (ticket: string) => Promise<void>;
  signOut: () => Promise<void>;
  /** Records that the member accepted the programme's rules. */
  acceptTerms: () => Promise<void>;
  /** Fetches the viewer again, because balances, flags and abilities may have changed. */
  refreshViewer: () => Promise<void>;
  /** The server no longer accepts the token: forgets it and redirects. */
  loseSession: (message: string) => void;
}

export const SessionContext = createContext<Session | null>(null);

/** The session and its operations. */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
};

/** The signed-in user; null for a visitor. */
export const useViewer = (): Viewer | null => useSession().viewer;

/** Whether consumers' personal data reaches the viewer masked: parts of a CPF, a telephone or an e-mail find nobody then. */
export const useSeesMasks = (): boolean => useViewer()?.dadosMascarados ?? false;

/** Asks whether the viewer holds a permission: `useCan()('network:create')`. */
export const useCan = (): ((permission: string) => boolean) => {
  const abilities = useViewer()?.abilities;
  return useCallback((permission) => abilities?.includes(permission) ?? false, [abilities]);
};
