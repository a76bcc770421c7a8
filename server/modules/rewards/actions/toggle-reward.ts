import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../reward.errors.ts';
import { toggleRewardRules } from '../reward.rules.ts';

/** Ativo (Sim/Não), straight from the list. An inactive prize is neither shown nor redeemable. Refuses: REWARD_NOT_FOUND. */
export const toggleReward = defineAction({
  name: 'toggleReward',
  title: 'Ativação de prêmio',
  permission: 'reward:toggle',
  input: toggleRewardRules,
  handler: async (ctx, { id, ativo }) => {
    const changed = await ctx.sql('update rewards set ativo = $2 where id = $1 and excluido_em is null returning id', [id, ativo]);
    if (!changed.length) throw new AppError('REWARD_NOT_FOUND');
    return { id };
  },
});
