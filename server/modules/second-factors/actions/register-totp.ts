import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { openChallenge, takeChallenge } from '../challenges.ts';
import { type KeptFactor, keepFactor } from '../keep-factor.ts';
import { consumeOwnPasswordAttempt, lockByPassword } from '../own-password.ts';
import '../second-factor.errors.ts';
import { confirmTotpRules, ownPasswordRules } from '../second-factor.rules.ts';
import { newTotp, stepOfCode } from '../totp.ts';

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

/** Keeps an authenticator app whose first code proves that it has the secret. That code is used up. */
export const confirmTotpRegistration = defineAction({
  name: 'confirmTotpRegistration',
  title: 'Cadastro de aplicativo autenticador',
  permission: 'secondFactor:manageOwn',
  refuses: ['SECOND_FACTOR_CHALLENGE_INVALID', 'SECOND_FACTOR_WRONG', 'SECOND_FACTOR_TOO_MANY'],
  secretAnswer: true,
  input: confirmTotpRules,
  handler: async (ctx, { desafio, nome, codigo }): Promise<KeptFactor> => {
    const taken = await takeChallenge(ctx, 'CADASTRO_TOTP', desafio);
    const step = taken.segredo && stepOfCode(ctx, taken.staffId, taken.segredo, codigo);
    if (!taken.segredo || typeof step !== 'number') throw new AppError('SECOND_FACTOR_WRONG');
    return keepFactor(ctx, taken, { tipo: 'TOTP', nome, segredo: taken.segredo, ultimoPasso: step });
  },
});
