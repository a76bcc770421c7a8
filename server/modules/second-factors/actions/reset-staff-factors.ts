import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { isWithinReach, lockStaffUser, mayGrant, revokeSessions } from '../../staff/index.ts';
import '../second-factor.errors.ts';
import { resetStaffFactorsRules } from '../second-factor.rules.ts';
import { tellOwner } from '../tell-owner.ts';

/** Removes all second factors of another member of staff who lost theirs, and ends their sessions; always by two people. */
export const resetStaffFactors = defineAction({
  name: 'resetStaffFactors',
  title: 'Redefinição de segundo fator',
  permission: 'staff:update',
  refuses: ['STAFF_NOT_FOUND', 'STAFF_ABOVE', 'SECOND_FACTOR_OWN', 'SECOND_FACTOR_NONE'],
  freshProof: true,
  mayNeedSecondPerson: true,
  input: resetStaffFactorsRules,
  handler: async (ctx, { id }) => {
    if (ctx.actor.kind === 'staff' && ctx.actor.id === id) throw new AppError('SECOND_FACTOR_OWN');
    const user = await lockStaffUser(ctx, id);
    if (!mayGrant(ctx.actor, user.permissao) || !(await isWithinReach(ctx, id))) throw new AppError('STAFF_ABOVE');
    const gone = await ctx.sql('delete from second_factors where staff_user_id = $1 returning id', [id]);
    if (gone.length === 0) throw new AppError('SECOND_FACTOR_NONE');
    await ctx.sql('delete from recovery_codes where staff_user_id = $1', [id]);
    await ctx.sql('delete from second_factor_challenges where staff_user_id = $1', [id]);
    await revokeSessions(ctx, id);
    const [person] = await ctx.sql<{ nome: string; email: string }>('select nome, email from staff_users where id = $1', [id]);
    await tellOwner(ctx, person!, 'REDEFINIDO');
    ctx.logAs({ id });
    ctx.secondPerson({ motivo: 'SEMPRE', resumo: `Redefinir o segundo fator de ${person!.nome}` });
    return { id };
  },
});
