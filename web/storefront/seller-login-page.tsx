import { lazy, Suspense } from 'react';
import { useProgramme } from '../session/programme.tsx';
import { type Credentials, useSession } from '../session/session-context.ts';
import { MemberLogin } from './member-login.tsx';
import { pendingAccount } from './social-return.ts';
import { storefrontMessages as texts } from './storefront.messages.ts';

// Lazy, because most installations have no provider and the first page must stay small.
const SocialSignIn = lazy(async () => ({ default: (await import('./social-sign-in.tsx')).SocialSignIn }));

/** /login: the sellers' login page. */
export const SellerLoginPage = () => {
  const { signInSeller, linkSocial } = useSession();
  const { provedoresSociais } = useProgramme();
  const handleSignIn = async (credentials: Credentials) => {
    const viewer = await signInSeller(credentials);
    const ticket = pendingAccount.get();
    if (!viewer || !ticket) return;
    pendingAccount.forget();
    await linkSocial(ticket);
  };
  return (
    <MemberLogin
      title={texts.sellerLogin}
      text={texts.sellerLoginText}
      forgotTo="/esqueceu-senha"
      registerTo="/cadastrar"
      other={{ question: texts.notSeller, to: '/login-consumidor-final' }}
      onSignIn={handleSignIn}
    >
      <Suspense fallback={null}>{provedoresSociais.length > 0 && <SocialSignIn providers={provedoresSociais} />}</Suspense>
    </MemberLogin>
  );
};
