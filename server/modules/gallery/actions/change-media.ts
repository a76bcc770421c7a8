import { defineAction } from '../../../platform/actions/action.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { fileUrl } from '../../../platform/files/file-url.ts';
import { redemptionsScope } from '../../redemptions/index.ts';
import '../gallery.errors.ts';
import { mediaIdRules } from '../gallery.rules.ts';

/** Name of the job that deletes files from the storage; takes { keys }. */
export const REMOVE_MEDIA_FILES = 'removeMediaFiles';
/** A shared link is valid for a week. */
const SHARED_DAYS = 7;

interface MediaRow {
  id: number;
  redemptionId: number;
  fileId: number;
  chave: string;
  chaveMiniatura: string | null;
  tipoArquivo: string;
  nomeOriginal: string;
}

/** Deletes a photo or video permanently, including the file. */
export const deleteRedemptionMedia = defineAction({
  name: 'deleteRedemptionMedia',
  title: 'Exclusão de foto ou vídeo de resgate',
  permission: 'gallery:delete',
  refuses: ['MEDIA_NOT_FOUND'],
  input: mediaIdRules,
  handler: async (ctx, { id }) => {
    const media = await findMedia(ctx, id, 'for update of m');
    await ctx.sql('delete from redemption_media where id = $1', [id]);
    await ctx.sql('delete from stored_files where id = $1', [media.fileId]);
    await ctx.enqueue(REMOVE_MEDIA_FILES, { keys: [media.chave, media.chaveMiniatura].filter(Boolean) });
    ctx.logAs({ id, idResgate: media.redemptionId });
    return { id };
  },
});

/** A shareable link to a photo or video. */
export interface SharedMedia {
  /** Absolute where the product's address is configured, else relative to the page. */
  url: string;
  expiraEm: Date;
}

/** Creates a signed URL, valid for a week without a session; the log records who shared it. */
export const shareRedemptionMedia = defineAction({
  name: 'shareRedemptionMedia',
  title: 'Compartilhamento de foto ou vídeo de resgate',
  permission: 'gallery:list',
  refuses: ['MEDIA_NOT_FOUND'],
  input: mediaIdRules,
  handler: async (ctx, { id }): Promise<SharedMedia> => {
    const media = await findMedia(ctx, id);
    const expiraEm = new Date(ctx.clock.now().getTime() + SHARED_DAYS * 86_400_000);
    ctx.logAs({ id, idResgate: media.redemptionId, expiraEm: expiraEm.toISOString() });
    return { url: fileUrl(ctx.env, ctx.clock, media, { until: expiraEm }), expiraEm };
  },
});

async function findMedia(ctx: ActionContext, id: number, lock: '' | 'for update of m' = ''): Promise<MediaRow> {
  const params: unknown[] = [id];
  const bind = (value: unknown) => `$${params.push(value)}`;
  const conditions = ['m.id = $1', ...redemptionsScope({ actor: ctx.actor, bind }, 'x')];
  const [media] = await ctx.sql<MediaRow>(
    `select m.id, m.redemption_id as "redemptionId", m.file_id as "fileId", f.chave, f.chave_miniatura as "chaveMiniatura",
       f.tipo_arquivo as "tipoArquivo", f.nome_original as "nomeOriginal"
     from redemption_media m join redemptions x on x.id = m.redemption_id join stored_files f on f.id = m.file_id
     where ${conditions.join(' and ')} ${lock}`,
    params,
  );
  if (!media) throw new AppError('MEDIA_NOT_FOUND');
  return media;
}
