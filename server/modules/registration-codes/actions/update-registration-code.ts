import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { multiply } from '../../../shared/money.ts';
import '../registration-code.errors.ts';
import { formatInteger } from '../../../shared/format.ts';
import { authorOf, limitCode, refusePastExpiry } from '../limit-code.ts';
import { updateRegistrationCodeRules } from '../registration-code.rules.ts';
import { registrationCodesList } from '../registration-codes.list.ts';

/** Changes a code; points already earned with it stay. */
export const updateRegistrationCode = defineAction({
  name: 'updateRegistrationCode',
  title: 'Alteração de código',
  permission: 'registrationCode:update',
  refuses: ['REGISTRATION_CODE_NOT_FOUND', 'REGISTRATION_CODE_TAKEN', 'REGISTRATION_CODE_EXPIRY_PAST', 'REGISTRATION_CODE_USES_BELOW'],
  edits: { of: registrationCodesList, fields: ['codigo', 'pontos', 'usos', 'expiraEm'] },
  input: updateRegistrationCodeRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, { id, codigo, pontos, usos, expiraEm }) => {
    refusePastExpiry(ctx, expiraEm);
    // Locked: a concurrent use must not exceed the new limit.
    const [code] = await ctx.sql<{ usosRealizados: number; pontos: string; usos: number }>(
      'select usos_realizados as "usosRealizados", pontos, usos from registration_codes where id = $1 and excluido_em is null for update',
      [id],
    );
    if (!code) throw new AppError('REGISTRATION_CODE_NOT_FOUND');
    if (usos < code.usosRealizados)
      throw new AppError('REGISTRATION_CODE_USES_BELOW', { usosRealizados: formatInteger(code.usosRealizados) });
    await ctx.sql(
      'update registration_codes set codigo = $2, pontos = $3, usos = $4, expira_em = $5, salvo_por_ids = salvo_por_ids || $6::int[] where id = $1',
      [id, codigo, pontos, usos, expiraEm, authorOf(ctx)],
    );
    const left = (uses: number) => uses - code.usosRealizados;
    await limitCode(ctx, { codigo, pontos, usos: left(usos) }, multiply(code.pontos, String(left(code.usos))));
    return { id };
  },
});
