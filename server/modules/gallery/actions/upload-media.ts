import { defineAction } from '../../../platform/actions/action.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError, inputError } from '../../../platform/errors/app-error.ts';
import { storeUpload } from '../../files/index.ts';
import { redemptionsScope } from '../../redemptions/index.ts';
import '../gallery.errors.ts';
import { mediaRules } from '../gallery.rules.ts';

/** Adds a photo or video to a seller's redemption (document 001 §2). `arquivo` is { bytes, fileName }. */
export const uploadRedemptionMedia = defineAction({
  name: 'uploadRedemptionMedia',
  title: 'Upload de foto ou vídeo de resgate',
  permission: 'gallery:upload',
  refuses: ['MEDIA_REDEMPTION_NOT_FOUND', 'MEDIA_SENT_ALREADY', 'FILE_*'],
  input: mediaRules,
  handler: async (ctx, { arquivo, idResgate }) => {
    if (ctx.actor.kind !== 'staff') throw new AppError('NOT_ALLOWED');
    const { bytes, fileName } = arquivo as { bytes?: unknown; fileName?: unknown };
    if (!Buffer.isBuffer(bytes)) throw inputError([{ field: 'arquivo', message: 'Selecione um arquivo primeiro' }]);
    await requireRedemption(ctx, idResgate);
    const file = await storeUpload(ctx, { bytes, fileName: String(fileName) }, { accept: ['jpeg', 'png', 'webp', 'mp4', 'webm'] });
    const same = file.duplicates.filter((duplicate) => duplicate.same === 'BYTES').map(({ id }) => id);
    const sent = await ctx.sql('select id from redemption_media where redemption_id = $1 and file_id = any($2::int[])', [idResgate, same]);
    if (sent.length) throw new AppError('MEDIA_SENT_ALREADY');
    const [media] = await ctx.sql<{ id: number }>(
      'insert into redemption_media (redemption_id, file_id, staff_user_id, criado_em) values ($1, $2, $3, $4) returning id',
      [idResgate, file.id, ctx.actor.id, ctx.clock.now()],
    );
    ctx.logAs({ id: media!.id, idResgate, tipoArquivo: file.contentType });
    return { id: media!.id };
  },
});

/** Sellers' prizes have photos; consumers withdraw money. */
async function requireRedemption(ctx: ActionContext, id: number): Promise<void> {
  const params: unknown[] = [id];
  const bind = (value: unknown) => `$${params.push(value)}`;
  const conditions = ['x.id = $1', "x.audience = 'SELLER'", ...redemptionsScope({ actor: ctx.actor, bind }, 'x')];
  // Concurrent uploads of the same file take turns here.
  const [row] = await ctx.sql(`select x.id from redemptions x where ${conditions.join(' and ')} for no key update`, params);
  if (!row) throw new AppError('MEDIA_REDEMPTION_NOT_FOUND');
}
