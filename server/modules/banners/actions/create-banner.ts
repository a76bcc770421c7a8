import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { cleanHtml } from '../../../platform/html/clean-html.ts';
import { storeUpload } from '../../files/index.ts';
import { Banner } from '../banner.entity.ts';
import '../banner.errors.ts';
import { bannerRules } from '../banner.rules.ts';
import { BANNER_HTML } from '../banner-html.rules.ts';
import { lockBanners } from '../lock-banners.ts';

/**
 * Registers one banner per image, or a single one without image, active and last in the order. `arquivo` is a list of { bytes, fileName }.
 */
export const createBanner = defineAction({
  name: 'createBanner',
  title: 'Cadastro de banner',
  permission: 'banner:create',
  refuses: ['BANNER_IMAGE_UNREADABLE', 'FILE_*'],
  input: bannerRules,
  handler: async (ctx, { arquivo, descricao, ...values }) => {
    const images: (number | null)[] = [];
    for (const file of arquivo) {
      const { bytes, fileName } = file as { bytes?: unknown; fileName?: unknown };
      if (!Buffer.isBuffer(bytes)) throw new AppError('BANNER_IMAGE_UNREADABLE');
      images.push((await storeUpload(ctx, { bytes, fileName: String(fileName) }, { accept: ['jpeg', 'png', 'webp'] })).id);
    }
    const text = descricao ? (await cleanHtml(descricao, BANNER_HTML)) || null : null;
    const order = await lockBanners(ctx);
    const made = (images.length ? images : [null]).map((image, index) =>
      ctx.em.create(Banner, {
        ...values,
        descricao: text,
        image,
        ordem: order.length + index + 1,
        criadoEm: ctx.clock.now(),
      }),
    );
    await ctx.flush();
    return { id: made[0]!.id, ids: made.map(({ id }) => id) };
  },
});
