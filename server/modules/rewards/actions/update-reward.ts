import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { guardParameters } from '../../parameter-changes/index.ts';
import { Reward } from '../reward.entity.ts';
import '../reward.errors.ts';
import { updateRewardWithIdRules } from '../reward.rules.ts';
import { columnsOf, storePhoto } from '../reward-columns.ts';
import { rewardGuards } from '../reward-guards.ts';
import { rewardsList } from '../rewards.list.ts';

const rewardFields = [
  ...['codigo', 'nome', 'descricao', 'tipo', 'categoria', 'parceiroComercial', 'custoTotal', 'custoAlternativo'],
  ...['foto', 'miniatura'],
];

/** Changes a prize; without `foto` the photo stays. Past redemptions keep their name and price. A lower cost takes two people. */
export const updateReward = defineAction({
  name: 'updateReward',
  title: 'Alteração de prêmio',
  permission: 'reward:update',
  refuses: ['REWARD_NOT_FOUND', 'REWARD_CODE_TAKEN', 'REWARD_DESCRIPTION_EMPTY', 'FILE_*'],
  edits: { of: rewardsList, fields: rewardFields },
  input: updateRewardWithIdRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, { id, ...input }) => {
    const columns = await columnsOf(input);
    const photo = input.foto ? { photo: await storePhoto(ctx, input.foto) } : {};
    await ctx.sql('select from rewards where id = $1 for update', [id]);
    const reward = await ctx.em.findOne(Reward, { id, excluidoEm: null });
    if (!reward) throw new AppError('REWARD_NOT_FOUND');
    const before = { custoTotal: reward.custoTotal, custoAlternativo: reward.custoAlternativo ?? null };
    ctx.em.assign(reward, { ...columns, ...photo });
    await ctx.flush();
    const after = { custoTotal: reward.custoTotal, custoAlternativo: reward.custoAlternativo ?? null };
    await guardParameters(ctx, rewardGuards({ id, nome: reward.nome }, before, after));
    return { id };
  },
});
