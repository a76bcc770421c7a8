import { defineAction } from '../../../platform/actions/action.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { RegistrationCode } from '../registration-code.entity.ts';
import '../registration-code.errors.ts';
import { registrationCodeRules, updateRegistrationCodeRules } from '../registration-code.rules.ts';

/** Document 001 §5: the last day of use is today or later. */
function refusePastExpiry(ctx: ActionContext, expiraEm: string | null): void {
  if (expiraEm !== null && expiraEm < ctx.clock.today()) throw new AppError('REGISTRATION_CODE_EXPIRY_PAST');
}

/** Registers a code. Refuses: REGISTRATION_CODE_TAKEN, REGISTRATION_CODE_EXPIRY_PAST. */
export const createRegistrationCode = defineAction({
  name: 'createRegistrationCode',
  title: 'Cadastro de código',
  permission: 'registrationCode:create',
  input: registrationCodeRules,
  handler: async (ctx, input) => {
    refusePastExpiry(ctx, input.expiraEm);
    const code = ctx.em.create(RegistrationCode, { ...input, criadoEm: ctx.clock.now() });
    await ctx.flush();
    return { id: code.id };
  },
});

/**
 * Changes a code; points already earned with it stay. Refuses: REGISTRATION_CODE_NOT_FOUND, REGISTRATION_CODE_TAKEN,
 * REGISTRATION_CODE_EXPIRY_PAST, REGISTRATION_CODE_USES_BELOW.
 */
export const updateRegistrationCode = defineAction({
  name: 'updateRegistrationCode',
  formerly: 'editRegistrationCode',
  title: 'Alteração de código',
  permission: 'registrationCode:edit',
  input: updateRegistrationCodeRules,
  handler: async (ctx, { id, codigo, pontos, usos, expiraEm }) => {
    refusePastExpiry(ctx, expiraEm);
    // Locked: a concurrent use must not exceed the new limit.
    const [code] = await ctx.sql<{ usosRealizados: number }>(
      'select usos_realizados as "usosRealizados" from registration_codes where id = $1 and excluido_em is null for update',
      [id],
    );
    if (!code) throw new AppError('REGISTRATION_CODE_NOT_FOUND');
    if (usos < code.usosRealizados) throw new AppError('REGISTRATION_CODE_USES_BELOW', { usosRealizados: code.usosRealizados });
    await ctx.sql('update registration_codes set codigo = $2, pontos = $3, usos = $4, expira_em = $5 where id = $1', [
      id,
      codigo,
      pontos,
      usos,
      expiraEm,
    ]);
    return { id };
  },
});
