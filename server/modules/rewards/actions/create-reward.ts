import { defineAction } from '../../../platform/actions/action.ts';
import { guardParameters } from '../../parameter-changes/index.ts';
import { Reward } from '../reward.entity.ts';
import '../reward.errors.ts';
import { createRewardRules } from '../reward.rules.ts';
import { columnsOf, storePhoto } from '../reward-columns.ts';
import { rewardGuards } from '../reward-guards.ts';
import { DEFAULT_CATEGORY } from '../reward-look.rules.ts';

/** Registers a prize, active. `foto` is { bytes, fileName }. One that costs less than any other takes two people. */
export const createReward = defineAction({
  name: 'createReward',
  title: 'Cadastro de prêmio',
  permission: 'reward:create',
  refuses: ['REWARD_CODE_TAKEN', 'REWARD_DESCRIPTION_EMPTY', 'REWARD_PHOTO_MISSING', 'FILE_*'],
  input: createRewardRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, input) => {
    const columns = await columnsOf(input);
    const photo = await storePhoto(ctx, input.foto);
    const reward = ctx.em.create(Reward, { ...columns, categoria: columns.categoria ?? DEFAULT_CATEGORY, photo });
    await ctx.flush();
    const { custoTotal, custoAlternativo = null } = reward;
    await guardParameters(ctx, rewardGuards({ id: reward.id, nome: input.nome }, null, { custoTotal, custoAlternativo }));
    return { id: reward.id };
  },
});
