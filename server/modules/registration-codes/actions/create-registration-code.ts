import { defineAction } from '../../../platform/actions/action.ts';
import { RegistrationCode } from '../registration-code.entity.ts';
import '../registration-code.errors.ts';
import { authorOf, limitCode, refusePastExpiry } from '../limit-code.ts';
import { registrationCodeRules } from '../registration-code.rules.ts';

/** Registers a code. */
export const createRegistrationCode = defineAction({
  name: 'createRegistrationCode',
  title: 'Cadastro de código',
  permission: 'registrationCode:create',
  refuses: ['REGISTRATION_CODE_TAKEN', 'REGISTRATION_CODE_EXPIRY_PAST'],
  input: registrationCodeRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, input) => {
    refusePastExpiry(ctx, input.expiraEm);
    const code = ctx.em.create(RegistrationCode, { ...input, salvoPorIds: authorOf(ctx), criadoEm: ctx.clock.now() });
    await ctx.flush();
    await limitCode(ctx, input);
    return { id: code.id };
  },
});
