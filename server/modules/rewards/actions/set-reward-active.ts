import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../reward.errors.ts';
import { setRewardActiveRules } from '../reward.rules.ts';
import { rewardsList } from '../rewards.list.ts';

/** Ativo (Sim/Não), straight from the list. An inactive prize is neither shown nor redeemable. Refuses: REWARD_NOT_FOUND. */
export const setRewardActive = defineAction({
  name: 'setRewardActive',
  formerly: 'toggleReward',
  title: 'Ativação de prêmio',
  permission: 'reward:toggle',
  edits: { of: rewardsList },
  input: setRewardActiveRules,
  handler: async (ctx, { id, ativo }) => {
    const changed = await ctx.sql('update rewards set ativo = $2 where id = $1 and excluido_em is null returning id', [id, ativo]);
    if (!changed.length) throw new AppError('REWARD_NOT_FOUND');
    return { id };
  },
});
