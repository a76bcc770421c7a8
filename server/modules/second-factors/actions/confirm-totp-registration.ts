import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { takeChallenge } from '../challenges.ts';
import { type KeptFactor, keepFactor } from '../keep-factor.ts';
import '../second-factor.errors.ts';
import { confirmTotpRules } from '../second-factor.rules.ts';
import { stepOfCode } from '../totp.ts';

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
