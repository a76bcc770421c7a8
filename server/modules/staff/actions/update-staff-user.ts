import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { mayGrant, reachOf } from '../grants.ts';
import { isWithinReach, type LockedStaffUser, lockStaffUser, revokeSessions } from '../lock-staff-user.ts';
import '../staff.errors.ts';
import { updateStaffUserRules } from '../staff.rules.ts';
import { describeReach, grantsOf, networkOf, recordGrants, refuseTakenEmail } from '../staff-changes.ts';
import { staffUsersList } from '../staff-users.list.ts';

/**
 * Changes a staff member's name, e-mail, level and reach. A new level ends their sessions; a new reach applies at once. Whatever gives more
 * than before takes two people, and so does another person's e-mail, where codes are sent.
 */
export const updateStaffUser = defineAction({
  name: 'updateStaffUser',
  title: 'Alteração de administrador',
  permission: 'staff:update',
  refuses: [
    'STAFF_NOT_FOUND',
    'STAFF_ABOVE',
    'STAFF_OWN_LEVEL',
    'STAFF_LEVEL_NOT_GRANTABLE',
    'STAFF_STORE_UNKNOWN',
    'STAFF_NETWORK_UNKNOWN',
    'STAFF_NETWORK_MISSING',
    'STAFF_EMAIL_TAKEN',
    'STAFF_PENDING',
    'STAFF_OWN_CHANGE',
  ],
  freshProof: true,
  edits: { of: staffUsersList, fields: ['nome', 'email', 'permissao', 'lojas', 'redes'] },
  input: updateStaffUserRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, { id, nome, email, ...wanted }) => {
    const { actor } = ctx;
    const user = await lockStaffUser(ctx, id);
    if (!mayGrant(actor, user.permissao) || !(await isWithinReach(ctx, id))) throw new AppError('STAFF_ABOVE');
    if (user.pendente) throw new AppError('STAFF_PENDING');
    const isSelf = actor.kind === 'staff' && actor.id === id;
    if (isSelf && ctx.approves) throw new AppError('STAFF_OWN_CHANGE');
    if (isSelf && wanted.permissao !== user.permissao) throw new AppError('STAFF_OWN_LEVEL');
    const reach = await reachOf(ctx, wanted);
    // The approver may reach more than the maker: networks that the form leaves out would be theirs instead.
    if (!wanted.idRedesPermitidas.length && reach.idRedesPermitidas.length) throw new AppError('STAFF_NETWORK_MISSING');
    const { permissao, idRevendasPermitidas, idRedesPermitidas } = reach;
    await ctx.sql(
      `update staff_users set nome = $2, email = $3, permissao = $4, id_revendas_permitidas = $5::int[], id_redes_permitidas = $6::int[]
       where id = $1`,
      [id, nome, email, permissao, idRevendasPermitidas, idRedesPermitidas],
    );
    if (email.toLowerCase() !== user.email.toLowerCase()) await refuseTakenEmail(ctx, email, id);
    if (permissao !== user.permissao) await revokeSessions(ctx, id);
    ctx.logAs({ id });
    const after = { ...user, nome, email, ...reach };
    const grants = await grantsOf(ctx, user, after);
    if (grants.length) {
      ctx.secondPerson({ motivo: 'SEMPRE', resumo: await summaryOf(ctx, user, after), networkId: networkOf(reach) });
      await recordGrants(ctx, after, grants);
    }
    return { id };
  },
});

async function summaryOf(ctx: Parameters<typeof describeReach>[0], before: LockedStaffUser, after: LockedStaffUser): Promise<string> {
  const [was, is] = [await describeReach(ctx, before), await describeReach(ctx, after)];
  const name = before.nome === after.nome ? before.nome : `${before.nome} (novo nome: ${after.nome})`;
  return [
    name,
    ...(was === is ? [] : [`${was} → ${is}`]),
    ...(before.email === after.email ? [] : [`${before.email} → ${after.email}`]),
  ].join('; ');
}
