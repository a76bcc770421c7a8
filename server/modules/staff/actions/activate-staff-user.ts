import { defineAction } from '../../../platform/actions/action.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SecondPersonNeed } from '../../../platform/second-person-need.ts';
import { SEND_FIRST_ACCESS } from '../first-access-job.ts';
import { mayGrant } from '../grants.ts';
import { isWithinReach, type LockedStaffUser, lockStaffUser } from '../lock-staff-user.ts';
import '../staff.errors.ts';
import { staffIdRules } from '../staff.rules.ts';
import { describeReach, networkOf, recordGrants } from '../staff-changes.ts';

/** What the approver of a new account has to judge: the person, the address that gets the code, the level and its reach. */
export async function needOfActivation(
  ctx: Pick<ActionContext, 'sql'>,
  account: Pick<LockedStaffUser, 'id' | 'nome' | 'email' | 'permissao' | 'idRevendasPermitidas' | 'idRedesPermitidas'>,
): Promise<SecondPersonNeed> {
  const resumo = `${account.nome} (${account.email}): ${await describeReach(ctx, account)}`;
  return { motivo: 'SEMPRE', resumo, networkId: networkOf(account) };
}

/**
 * Lets a registered account enter, as the second person, and sends its owner the code of the first access. It is only ever held, by
 * `createStaffUser`; declining removes the account.
 */
export const activateStaffUser = defineAction({
  name: 'activateStaffUser',
  title: 'Novo administrador',
  permission: 'staff:create',
  refuses: ['STAFF_NOT_FOUND', 'STAFF_NOT_PENDING', 'STAFF_ABOVE'],
  input: staffIdRules,
  mayNeedSecondPerson: true,
  declined: async ({ sql }, { id }) => {
    await sql('delete from staff_users where id = $1 and pendente', [id]);
  },
  handler: async (ctx, { id }) => {
    const user = await lockStaffUser(ctx, id);
    if (!user.pendente) throw new AppError('STAFF_NOT_PENDING');
    if (!mayGrant(ctx.actor, user.permissao) || !(await isWithinReach(ctx, id))) throw new AppError('STAFF_ABOVE');
    await ctx.sql('update staff_users set pendente = false, ativo = true where id = $1', [id]);
    ctx.secondPerson(await needOfActivation(ctx, user));
    await recordGrants(ctx, user, ['CRIACAO']);
    await ctx.enqueue(SEND_FIRST_ACCESS, { id });
    ctx.logAs({ administrador: id });
    return { id };
  },
});
