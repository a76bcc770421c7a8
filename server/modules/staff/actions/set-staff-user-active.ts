import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { SEND_FIRST_ACCESS } from '../first-access-job.ts';
import { lockStaffUser, revokeSessions } from '../lock-staff-user.ts';
import '../staff.errors.ts';
import { setStaffUserActiveRules } from '../staff.rules.ts';
import { describeReach, recordGrants } from '../staff-changes.ts';
import { staffUsersList } from '../staff-users.list.ts';

/** Activates or deactivates a member of staff; deactivation ends the sessions and takes one person, activation two. */
export const setStaffUserActive = defineAction({
  name: 'setStaffUserActive',
  title: 'Ativação de administrador',
  permission: 'staff:set-active',
  refuses: ['STAFF_NOT_FOUND', 'STAFF_OWN_STATUS', 'STAFF_PENDING'],
  freshProof: true,
  edits: { of: staffUsersList, fields: ['ativo'] },
  input: setStaffUserActiveRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, { id, ativo }) => {
    if (!ativo && ctx.actor.kind === 'staff' && ctx.actor.id === id) throw new AppError('STAFF_OWN_STATUS');
    const user = await lockStaffUser(ctx, id);
    if (user.pendente) throw new AppError('STAFF_PENDING');
    await ctx.sql('update staff_users set ativo = $2 where id = $1', [id, ativo]);
    if (!ativo) await revokeSessions(ctx, id);
    else if (!user.ativo) {
      ctx.secondPerson({ motivo: 'SEMPRE', resumo: `Reativar ${user.nome} (${user.email}): ${await describeReach(ctx, user)}` });
      await recordGrants(ctx, user, ['REATIVACAO']);
      if (user.senhaInicial) await ctx.enqueue(SEND_FIRST_ACCESS, { id });
    }
    return { id };
  },
});
