import { defineAction } from '../../../platform/actions/action.ts';
import '../gallery.errors.ts';
import { findMedia } from '../find-media.ts';
import { mediaIdRules } from '../gallery.rules.ts';

/** Name of the job that deletes files from the storage; takes { keys }. */
export const REMOVE_MEDIA_FILES = 'removeMediaFiles';

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
