import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { mayGrant, reachOf } from '../grants.ts';
import { isWithinReach, lockStaffUser, revokeSessions } from '../lock-staff-user.ts';
import '../staff.errors.ts';
import { updateStaffUserRules } from '../staff.rules.ts';
import { staffUsersList } from '../staff-users.list.ts';

/**
 * Changes a staff member's name, e-mail, level and reach. A new level ends their sessions; a new reach applies at once. Refuses:
 * STAFF_NOT_FOUND, STAFF_ABOVE (they have rights or a reach the actor lacks), STAFF_OWN_LEVEL, STAFF_LEVEL_NOT_GRANTABLE,
 * STAFF_STORE_UNKNOWN, STAFF_NETWORK_UNKNOWN.
 */
export const updateStaffUser = defineAction({
  name: 'updateStaffUser',
  formerly: 'editStaffUser',
  title: 'Alteração de administrador',
  permission: 'staff:edit',
  freshProof: true,
  edits: { of: staffUsersList, also: ['lojas', 'redes'] },
  input: updateStaffUserRules,
  handler: async (ctx, { id, nome, email, ...wanted }) => {
    const user = await lockStaffUser(ctx, id);
    if (!mayGrant(ctx.actor, user.permissao) || !(await isWithinReach(ctx, id))) throw new AppError('STAFF_ABOVE');
    const isSelf = 'id' in ctx.actor && ctx.actor.kind === 'staff' && ctx.actor.id === id;
    if (isSelf && wanted.permissao !== user.permissao) throw new AppError('STAFF_OWN_LEVEL');
    const { permissao, idRevendasPermitidas, idRedesPermitidas } = await reachOf(ctx, wanted);
    await ctx.sql(
      `update staff_users set nome = $2, email = $3, permissao = $4, id_revendas_permitidas = $5::int[], id_redes_permitidas = $6::int[]
       where id = $1`,
      [id, nome, email, permissao, idRevendasPermitidas, idRedesPermitidas],
    );
    if (permissao !== user.permissao) await revokeSessions(ctx, id);
    ctx.logAs({ id });
    return { id };
  },
});
