import { defineAction } from '../../../platform/actions/action.ts';
import { fileUrl } from '../../../platform/files/file-url.ts';
import '../gallery.errors.ts';
import { findMedia } from '../find-media.ts';
import { mediaIdRules } from '../gallery.rules.ts';

/** A shared link is valid for a week. */
const SHARED_DAYS = 7;

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
