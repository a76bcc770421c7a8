import type { z } from 'zod';
import { defineAction } from '../../../platform/actions/action.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { PrizeType } from '../../../shared/enums.ts';
import { storeUpload } from '../../files/index.ts';
import { guardParameters } from '../../parameter-changes/index.ts';
import { cleanDescription } from '../clean-description.ts';
import { Reward } from '../reward.entity.ts';
import '../reward.errors.ts';
import { createRewardRules, type updateRewardRules, updateRewardWithIdRules } from '../reward.rules.ts';
import { rewardGuards } from '../reward-guards.ts';
import { DEFAULT_CATEGORY } from '../reward-look.rules.ts';
import { rewardsList } from '../rewards.list.ts';

type Values = z.output<typeof updateRewardRules>;

/** The form's values as stored; only a bivolt prize has a separate cost for 220V. */
function columnsOf({ foto: _foto, descricao, custoAlternativo, ...values }: Values) {
  const known = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as typeof values;
  const alternative = values.tipo === PrizeType.BIVOLT ? custoAlternativo : null;
  return { ...known, descricao: cleanDescription(descricao), ...(alternative === undefined ? {} : { custoAlternativo: alternative }) };
}

/** The bytes as a door has them, or as a waiting request keeps them in JSON. */
function bytesOf(given: unknown): Buffer | null {
  if (Buffer.isBuffer(given)) return given;
  const kept = given as { type?: unknown; data?: unknown } | null | undefined;
  return kept?.type === 'Buffer' && Array.isArray(kept.data) ? Buffer.from(kept.data as number[]) : null;
}

async function storePhoto(ctx: ActionContext, photo: unknown): Promise<number> {
  const { bytes: given, fileName } = photo as { bytes?: unknown; fileName?: unknown };
  const bytes = bytesOf(given);
  if (!bytes) throw new AppError('REWARD_PHOTO_MISSING');
  return (await storeUpload(ctx, { bytes, fileName: String(fileName) }, { accept: ['jpeg', 'png', 'webp'] })).id;
}

/**
 * Registers a prize, active. `foto` is { bytes, fileName }. One that costs less than any other takes two people.
 * Refuses: REWARD_CODE_TAKEN, REWARD_DESCRIPTION_EMPTY, REWARD_PHOTO_MISSING, FILE_* of an upload, SECOND_PERSON_NEEDED.
 */
export const createReward = defineAction({
  name: 'createReward',
  title: 'Cadastro de prêmio',
  permission: 'reward:create',
  refuses: ['REWARD_CODE_TAKEN', 'REWARD_DESCRIPTION_EMPTY', 'REWARD_PHOTO_MISSING', 'FILE_*'],
  input: createRewardRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, input) => {
    const columns = columnsOf(input);
    const photo = await storePhoto(ctx, input.foto);
    const reward = ctx.em.create(Reward, { ...columns, categoria: columns.categoria ?? DEFAULT_CATEGORY, photo });
    await ctx.flush();
    const { custoTotal, custoAlternativo = null } = reward;
    await guardParameters(ctx, rewardGuards({ id: reward.id, nome: input.nome }, null, { custoTotal, custoAlternativo }));
    return { id: reward.id };
  },
});

const rewardFields = [
  ...['codigo', 'nome', 'descricao', 'tipo', 'categoria', 'parceiroComercial', 'custoTotal', 'custoAlternativo'],
  ...['foto', 'miniatura'],
];

/**
 * Changes a prize; without `foto` the photo stays. Past redemptions keep their name and price. A lower cost takes two people.
 * Refuses: REWARD_NOT_FOUND, REWARD_CODE_TAKEN, REWARD_DESCRIPTION_EMPTY, FILE_* of an upload, SECOND_PERSON_NEEDED.
 */
export const updateReward = defineAction({
  name: 'updateReward',
  title: 'Alteração de prêmio',
  permission: 'reward:edit',
  refuses: ['REWARD_NOT_FOUND', 'REWARD_CODE_TAKEN', 'REWARD_DESCRIPTION_EMPTY', 'FILE_*'],
  edits: { of: rewardsList, fields: rewardFields },
  input: updateRewardWithIdRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, { id, ...input }) => {
    const columns = columnsOf(input);
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
