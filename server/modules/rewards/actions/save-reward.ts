import type { z } from 'zod';
import { defineAction } from '../../../platform/actions/action.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { PrizeType } from '../../../shared/enums.ts';
import { storeUpload } from '../../files/index.ts';
import { cleanDescription } from '../clean-description.ts';
import { Reward } from '../reward.entity.ts';
import '../reward.errors.ts';
import { createRewardRules, type updateRewardRules, updateRewardWithIdRules } from '../reward.rules.ts';
import { DEFAULT_CATEGORY } from '../reward-look.rules.ts';
import { rewardsList } from '../rewards.list.ts';

type Values = z.output<typeof updateRewardRules>;

/** The form's values as stored; only a bivolt prize has a separate cost for 220V. */
function columnsOf({ foto: _foto, descricao, custoAlternativo, ...values }: Values) {
  const known = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as typeof values;
  const alternative = values.tipo === PrizeType.BIVOLT ? custoAlternativo : null;
  return { ...known, descricao: cleanDescription(descricao), ...(alternative === undefined ? {} : { custoAlternativo: alternative }) };
}

async function storePhoto(ctx: ActionContext, photo: unknown): Promise<number> {
  const { bytes, fileName } = photo as { bytes?: unknown; fileName?: unknown };
  if (!Buffer.isBuffer(bytes)) throw new AppError('REWARD_PHOTO_MISSING');
  return (await storeUpload(ctx, { bytes, fileName: String(fileName) }, { accept: ['jpeg', 'png', 'webp'] })).id;
}

/**
 * Registers a prize, active. `foto` is { bytes, fileName }.
 * Refuses: REWARD_CODE_TAKEN, REWARD_DESCRIPTION_EMPTY, REWARD_PHOTO_MISSING, FILE_* of an upload.
 */
export const createReward = defineAction({
  name: 'createReward',
  title: 'Cadastro de prêmio',
  permission: 'reward:create',
  input: createRewardRules,
  handler: async (ctx, input) => {
    const columns = columnsOf(input);
    const photo = await storePhoto(ctx, input.foto);
    const reward = ctx.em.create(Reward, { ...columns, categoria: columns.categoria ?? DEFAULT_CATEGORY, photo });
    await ctx.flush();
    return { id: reward.id };
  },
});

/**
 * Changes a prize; without `foto` the photo stays. Past redemptions keep their name and price.
 * Refuses: REWARD_NOT_FOUND, REWARD_CODE_TAKEN, REWARD_DESCRIPTION_EMPTY, FILE_* of an upload.
 */
export const updateReward = defineAction({
  name: 'updateReward',
  formerly: 'editReward',
  title: 'Alteração de prêmio',
  permission: 'reward:edit',
  edits: { of: rewardsList },
  input: updateRewardWithIdRules,
  handler: async (ctx, { id, ...input }) => {
    const columns = columnsOf(input);
    const photo = input.foto ? { photo: await storePhoto(ctx, input.foto) } : {};
    const reward = await ctx.em.findOne(Reward, { id, excluidoEm: null });
    if (!reward) throw new AppError('REWARD_NOT_FOUND');
    ctx.em.assign(reward, { ...columns, ...photo });
    await ctx.flush();
    return { id };
  },
});
