import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { lockStaffUser, revokeSessions } from '../lock-staff-user.ts';
import '../staff.errors.ts';
import { setStaffUserActiveRules } from '../staff.rules.ts';
import { staffUsersList } from '../staff-users.list.ts';

/** Activates or deactivates a member of staff; deactivation ends the sessions. Refuses: STAFF_NOT_FOUND, STAFF_OWN_STATUS. */
export const setStaffUserActive = defineAction({
  name: 'setStaffUserActive',
  formerly: 'toggleStaffUser',
  title: 'Ativação de administrador',
  permission: 'staff:toggle',
  freshProof: true,
  edits: { of: staffUsersList },
  input: setStaffUserActiveRules,
  handler: async (ctx, { id, ativo }) => {
    if (!ativo && ctx.actor.kind === 'staff' && ctx.actor.id === id) throw new AppError('STAFF_OWN_STATUS');
    await lockStaffUser(ctx, id);
    await ctx.sql('update staff_users set ativo = $2 where id = $1', [id, ativo]);
    if (!ativo) await revokeSessions(ctx, id);
    return { id };
  },
});
