import { defineAction } from '../../../platform/actions/action.ts';
import { hashChosenPassword } from '../../../platform/auth/hash-chosen-password.ts';
import { rateLimiter } from '../../../platform/auth/rate-limit.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { SEND_FIRST_ACCESS } from '../first-access-job.ts';
import { mayGrant } from '../grants.ts';
import { isWithinReach, lockStaffUser } from '../lock-staff-user.ts';
import '../staff.errors.ts';
import { resendFirstAccessRules } from '../staff.rules.ts';

/**
 * Sends the code of a first access again to the person's e-mail, and replaces the initial password where it was lost: without the code it
 * opens nothing.
 */
export const resendFirstAccess = defineAction({
  name: 'resendFirstAccess',
  title: 'Reenvio do código de primeiro acesso',
  permission: 'staff:update',
  refuses: ['STAFF_NOT_FOUND', 'STAFF_ABOVE', 'STAFF_NO_FIRST_ACCESS', 'TOO_MANY_ATTEMPTS'],
  input: resendFirstAccessRules,
  before: (ctx, { id }) =>
    rateLimiter(ctx.database.pool, { name: 'first-access-resend', points: 3, windowSeconds: 3_600 }).consume(String(id)),
  handler: async (ctx, { id, senha }) => {
    const user = await lockStaffUser(ctx, id);
    if (!mayGrant(ctx.actor, user.permissao) || !(await isWithinReach(ctx, id))) throw new AppError('STAFF_ABOVE');
    if (!user.ativo || !user.senhaInicial) throw new AppError('STAFF_NO_FIRST_ACCESS');
    if (senha) {
      const [{ cpf }] = (await ctx.sql<{ cpf: string }>('select cpf from staff_users where id = $1', [id])) as [{ cpf: string }];
      await ctx.sql('update staff_users set senha_hash = $2 where id = $1', [
        id,
        await hashChosenPassword(senha, { nome: user.nome, cpf }),
      ]);
    }
    await ctx.enqueue(SEND_FIRST_ACCESS, { id });
    ctx.logAs({ id, senhaTrocada: Boolean(senha) });
    return { id };
  },
});
