import { useSession } from '../session/session-context.ts';
import { MemberLogin } from './member-login.tsx';
import { storefrontMessages as texts } from './storefront.messages.ts';

/** /login-consumidor-final: the consumers' login page. */
export const ConsumerLoginPage = () => (
  <MemberLogin
    title={texts.consumerLogin}
    text={texts.consumerLoginText}
    forgotTo="/cliente/esqueceu-senha"
    registerTo="/cadastrar-consumidor-final"
    other={{ question: texts.notConsumer, to: '/login' }}
    onSignIn={useSession().signInConsumer}
  />
);
