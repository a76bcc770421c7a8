import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { consumeOwnPasswordAttempt, lockByPassword } from '../own-password.ts';
import { replaceRecoveryCodes } from '../recovery-codes.ts';
import '../second-factor.errors.ts';
import { ownPasswordRules } from '../second-factor.rules.ts';
import { tellOwner } from '../tell-owner.ts';

/** Replaces the own recovery codes; the earlier ones end. */
export const regenerateRecoveryCodes = defineAction({
  name: 'regenerateRecoveryCodes',
  title: 'Novos códigos de recuperação',
  permission: 'secondFactor:manageOwn',
  refuses: ['OWN_PASSWORD_WRONG', 'SECOND_FACTOR_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  freshProof: true,
  secretAnswer: true,
  input: ownPasswordRules,
  before: consumeOwnPasswordAttempt,
  handler: async (ctx, { senha }): Promise<{ codigosRecuperacao: string[] }> => {
    const person = await lockByPassword(ctx, senha);
    const [factor] = await ctx.sql('select id from second_factors where staff_user_id = $1 limit 1', [person.id]);
    if (!factor) throw new AppError('SECOND_FACTOR_NOT_FOUND');
    const codigosRecuperacao = await replaceRecoveryCodes(ctx, person.id);
    await tellOwner(ctx, person, 'CODIGOS');
    ctx.logAs({});
    return { codigosRecuperacao };
  },
});
