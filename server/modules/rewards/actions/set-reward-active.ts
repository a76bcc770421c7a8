import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { guardParameters } from '../../parameter-changes/index.ts';
import '../reward.errors.ts';
import { setRewardActiveRules } from '../reward.rules.ts';
import { type PrizeCosts, rewardGuards } from '../reward-guards.ts';
import { rewardsList } from '../rewards.list.ts';

/**
 * Ativo (Sim/Não), straight from the list. An inactive prize is neither shown nor redeemable; one that costs less than any other takes two
 * people to put back into use.
 */
export const setRewardActive = defineAction({
  name: 'setRewardActive',
  title: 'Ativação de prêmio',
  permission: 'reward:set-active',
  refuses: ['REWARD_NOT_FOUND'],
  edits: { of: rewardsList, fields: ['ativo'] },
  input: setRewardActiveRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, { id, ativo }) => {
    const [reward] = await ctx.sql<PrizeCosts & { ativo: boolean; nome: string }>(
      `select ativo, nome, custo_total as "custoTotal", custo_alternativo as "custoAlternativo" from rewards
       where id = $1 and excluido_em is null for update`,
      [id],
    );
    if (!reward) throw new AppError('REWARD_NOT_FOUND');
    await ctx.sql('update rewards set ativo = $2 where id = $1', [id, ativo]);
    if (ativo && !reward.ativo) await guardParameters(ctx, rewardGuards({ id, nome: reward.nome }, null, reward));
    return { id };
  },
});
