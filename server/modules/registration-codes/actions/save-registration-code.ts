import { defineAction } from '../../../platform/actions/action.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { RegistrationCode } from '../registration-code.entity.ts';
import '../registration-code.errors.ts';
import { editRegistrationCodeRules, registrationCodeIdRules, registrationCodeRules } from '../registration-code.rules.ts';

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
 * Changes a code; what was earned by it stays as it was. Refuses: REGISTRATION_CODE_NOT_FOUND, REGISTRATION_CODE_TAKEN,
 * REGISTRATION_CODE_EXPIRY_PAST, REGISTRATION_CODE_USES_BELOW.
 */
export const editRegistrationCode = defineAction({
  name: 'editRegistrationCode',
  title: 'Alteração de código',
  permission: 'registrationCode:edit',
  input: editRegistrationCodeRules,
  handler: async (ctx, { id, codigo, pontos, usos, expiraEm }) => {
    refusePastExpiry(ctx, expiraEm);
    // Locked: a use at the same moment must not pass the new limit.
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

/** Ends a code: it gives nothing more, and what it gave stays. The text is free for another one. Refuses: REGISTRATION_CODE_NOT_FOUND. */
export const deleteRegistrationCode = defineAction({
  name: 'deleteRegistrationCode',
  title: 'Exclusão de código',
  permission: 'registrationCode:delete',
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
