import type { z } from 'zod';
import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { PrizeType } from '../../shared/enums.ts';
import { storeUpload } from '../files/index.ts';
import { cleanDescription } from './clean-description.ts';
import './reward.errors.ts';
import type { updateRewardRules } from './reward.rules.ts';

type Values = z.output<typeof updateRewardRules>;

/** The form's values as stored; only a bivolt prize has a separate cost for 220V. */
export async function columnsOf({ foto: _foto, descricao, custoAlternativo, ...values }: Values) {
  const known = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as typeof values;
  const alternative = values.tipo === PrizeType.BIVOLT ? custoAlternativo : null;
  const clean = await cleanDescription(descricao);
  return { ...known, descricao: clean, ...(alternative === undefined ? {} : { custoAlternativo: alternative }) };
}

/** The bytes as a door has them, or as a waiting request keeps them in JSON. */
function bytesOf(given: unknown): Buffer | null {
  if (Buffer.isBuffer(given)) return given;
  const kept = given as { type?: unknown; data?: unknown } | null | undefined;
  return kept?.type === 'Buffer' && Array.isArray(kept.data) ? Buffer.from(kept.data as number[]) : null;
}

/** Stores the photo of a prize. Refuses: REWARD_PHOTO_MISSING, FILE_* of an upload. */
export async function storePhoto(ctx: ActionContext, photo: unknown): Promise<number> {
  const { bytes: given, fileName } = photo as { bytes?: unknown; fileName?: unknown };
  const bytes = bytesOf(given);
  if (!bytes) throw new AppError('REWARD_PHOTO_MISSING');
  return (await storeUpload(ctx, { bytes, fileName: String(fileName) }, { accept: ['jpeg', 'png', 'webp'] })).id;
}
