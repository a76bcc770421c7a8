import { defineAction } from '../../../platform/actions/action.ts';
import { openChallenge } from '../challenges.ts';
import { consumeOwnPasswordAttempt, lockByPassword } from '../own-password.ts';
import '../second-factor.errors.ts';
import { ownPasswordRules } from '../second-factor.rules.ts';
import { newTotp } from '../totp.ts';

/** What an authenticator app needs. */
export interface TotpRegistration {
  desafio: string;
  segredo: string;
  endereco: string;
}

/** Draws the secret of a new authenticator app, which `confirmTotpRegistration` keeps. */
export const startTotpRegistration = defineAction({
  name: 'startTotpRegistration',
  title: 'Início do cadastro de aplicativo autenticador',
  permission: 'secondFactor:manageOwn',
  refuses: ['OWN_PASSWORD_WRONG', 'TOO_MANY_ATTEMPTS'],
  freshProof: true,
  secretAnswer: true,
  input: ownPasswordRules,
  before: consumeOwnPasswordAttempt,
  handler: async (ctx, { senha }): Promise<TotpRegistration> => {
    const { id, email, nome } = await lockByPassword(ctx, senha);
    const { segredo, endereco, sealed } = newTotp(ctx, id, email || nome);
    const desafio = await openChallenge(ctx, { staffId: id, finalidade: 'CADASTRO_TOTP', segredo: sealed });
    ctx.logAs({});
    return { desafio, segredo, endereco };
  },
});
