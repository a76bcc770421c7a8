import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { findPrize } from '../../rewards/index.ts';
import '../seller.errors.ts';
import { ownGoalRules } from '../seller.rules.ts';

/** Minha meta: the prize that a seller saves points for, one of those their store may redeem; null removes it. Moves no points. */
export const setOwnGoal = defineAction({
  name: 'setOwnGoal',
  title: 'Escolha da meta do vendedor',
  permission: 'ownGoal:set',
  refuses: ['SELLER_GOAL_UNAVAILABLE'],
  input: ownGoalRules,
  handler: async (ctx, { codigo }) => {
    if (ctx.actor.kind !== 'seller') throw new AppError('NOT_ALLOWED');
    const { id, storeId } = ctx.actor;
    const prize = codigo === null ? null : await findPrize(ctx, codigo, storeId);
    if (codigo !== null && !prize?.pontos) throw new AppError('SELLER_GOAL_UNAVAILABLE');
    await ctx.sql('update sellers set goal_id = $2 where id = $1', [id, prize?.id ?? null]);
    ctx.logAs({ id, codigo });
    return { id };
  },
});
