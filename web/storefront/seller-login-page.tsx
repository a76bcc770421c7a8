import { useSession } from '../session/use-session.ts';
import { MemberLogin } from './member-login.tsx';
import { storefrontMessages as texts } from './storefront.messages.ts';

/** /login: the sellers' way in. */
export const SellerLoginPage = () => (
  <MemberLogin
    title={texts.sellerLogin}
    text={texts.sellerLoginText}
    forgotTo="/esqueceu-senha"
    registerTo="/cadastrar"
    other={{ question: texts.notSeller, to: '/login-consumidor-final' }}
    onSignIn={useSession().signInSeller}
  />
);
