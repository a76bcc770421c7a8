import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../registration-code.errors.ts';
import { registrationCodeIdRules } from '../registration-code.rules.ts';

/** Ends a code: it gives no more points, and those already given stay. Frees the text for another code. */
export const deleteRegistrationCode = defineAction({
  name: 'deleteRegistrationCode',
  title: 'Exclusão de código',
  permission: 'registrationCode:delete',
  refuses: ['REGISTRATION_CODE_NOT_FOUND'],
  input: registrationCodeIdRules,
  handler: async (ctx, { id }) => {
    const deleted = await ctx.sql('update registration_codes set excluido_em = $2 where id = $1 and excluido_em is null returning id', [
      id,
      ctx.clock.now(),
    ]);
    if (!deleted.length) throw new AppError('REGISTRATION_CODE_NOT_FOUND');
    return { id };
  },
});
