import { useMemo, useState } from 'react';
import { normalizeCpf } from '../../server/shared/cpf.ts';
import { forgetKept } from '../ui/kept-in-tab.ts';
import { toast } from '../ui/toast.ts';
import { attempt, readFailure } from './failure.ts';
import { FIRST_ACCESS, keepForFirstAccess } from './first-access.ts';
import { landingOf } from './left-page.ts';
import { afterSignOut } from './redirects.ts';
import { request } from './request.ts';
import {
  AcceptTermsDocument,
  LinkSocialAccountDocument,
  SignInConsumerDocument,
  SignInSellerDocument,
  SignInSellerSocialDocument,
  SignInStaffDocument,
  SignOutDocument,
} from './session.generated.ts';
import type { Credentials, Session, Viewer } from './session-context.ts';
import { sessionStore, type UserType } from './session-store.ts';

type Authentication = Pick<
  Session,
  | 'authenticating'
  | 'signInStaff'
  | 'confirmSecondFactor'
  | 'signInSeller'
  | 'signInConsumer'
  | 'signInSocial'
  | 'linkSocial'
  | 'signOut'
  | 'acceptTerms'
>;

/** The router's navigation, for code above the router. */
export type Navigate = (to: string, options?: { replace?: boolean }) => Promise<void> | void;

interface Options {
  viewer: Viewer | null;
  refreshViewer: () => Promise<void>;
  navigate: Navigate;
}

interface SignedIn {
  token: string;
  viewer: Viewer;
}

const input = ({ cpf, senha }: Credentials) => ({ input: { cpf: normalizeCpf(cpf), senha } });

/** Leads on to the first access where the password is only the initial one; the refusal is shown there. */
const askStaffOr = async (credentials: Credentials, navigate: Options['navigate']) => {
  try {
    return await askStaff(credentials);
  } catch (error) {
    if (readFailure(error).code === 'FIRST_PASSWORD_NEEDED') {
      keepForFirstAccess(credentials);
      await navigate(FIRST_ACCESS);
    }
    throw error;
  }
};
const askStaff = async (c: Credentials) => (await request(SignInStaffDocument, input(c))).signInStaff;
const askSeller = async (c: Credentials) => (await request(SignInSellerDocument, input(c))).signInSeller;
const askConsumer = async (c: Credentials) => (await request(SignInConsumerDocument, input(c))).signInConsumer;

/** Signs in and out, with the documented greetings and redirects (document 000 §2, §4, §8). */
export const useAuthentication = ({ viewer, refreshViewer, navigate }: Options): Authentication => {
  const [authenticating, setAuthenticating] = useState(false);

  return useMemo(() => {
    const enter = async (tipoUsuario: UserType, answer: Promise<SignedIn>): Promise<Viewer | null> => {
      setAuthenticating(true);
      const signedIn = await attempt(answer).finally(() => setAuthenticating(false));
      return signedIn ? welcome(tipoUsuario, signedIn) : null;
    };
    const welcome = async (tipoUsuario: UserType, signedIn: SignedIn): Promise<Viewer> => {
      sessionStore.signIn(tipoUsuario, signedIn.token);
      // A member's home greets by itself.
      if (tipoUsuario === 'administrador') toast.success(`Olá, ${signedIn.viewer.nome}!`);
      // Back from the first page must not lead to the login, which would lead here again.
      await navigate(landingOf(signedIn.viewer), { replace: true });
      return signedIn.viewer;
    };
    return {
      authenticating,
      signInStaff: async (credentials) => {
        setAuthenticating(true);
        const answer = await attempt(askStaffOr(credentials, navigate)).finally(() => setAuthenticating(false));
        if (answer?.token && answer.viewer) await welcome('administrador', { token: answer.token, viewer: answer.viewer });
        return answer?.segundoFator ?? null;
      },
      confirmSecondFactor: async (desafio, proof) => {
        // With the second step's code, so that other entrances do not load it.
        const { ConfirmSecondFactorDocument } = await import('./second-factor.generated.ts');
        const answer = await request(ConfirmSecondFactorDocument, { input: { desafio, ...proof } }, { silent: true });
        await welcome('administrador', answer.confirmSecondFactor);
      },
      signInSeller: (credentials) => enter('parceiro', askSeller(credentials)),
      signInConsumer: (credentials) => enter('cliente', askConsumer(credentials)),
      signInSocial: async (ticket) => {
        setAuthenticating(true);
        const answer = request(SignInSellerSocialDocument, { ticket }, { silent: true }).finally(() => setAuthenticating(false));
        return welcome('parceiro', (await answer).signInSellerSocial);
      },
      linkSocial: async (ticket) => {
        const linked = await attempt(request(LinkSocialAccountDocument, { ticket }));
        if (linked) toast.success('Conta ligada. Na próxima vez, entre direto com ela.');
      },
      signOut: async () => {
        const kind = viewer?.kind ?? 'SELLER';
        // Private storefront pages redirect visitors to '/', so consumers navigate to their public page before signing out. The panel's
        // login and '/' redirect signed-in users, so staff and sellers sign out before navigating.
        if (kind === 'CONSUMER') await navigate(afterSignOut(kind));
        // Sent with the token, which is forgotten at once: a page that still loads must not use a token that has ended. Without a server
        // the token left behind expires by itself.
        const ended = request(SignOutDocument, {}, { silent: true }).catch(() => undefined);
        sessionStore.clear();
        if (kind !== 'CONSUMER') await navigate(afterSignOut(kind));
        await ended;
        // Drafts, and the page on which an earlier session ended.
        forgetKept();
        toast.success('Até mais!');
      },
      acceptTerms: async () => {
        const accepted = await attempt(request(AcceptTermsDocument, {}));
        if (accepted) await refreshViewer();
      },
    };
  }, [authenticating, viewer, refreshViewer, navigate]);
};
