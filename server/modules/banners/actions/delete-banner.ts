import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../banner.errors.ts';
import { bannerIdRules } from '../banner.rules.ts';
import { lockBanners, numberBanners } from '../lock-banners.ts';

/** Deletes a banner permanently and closes the gap in the order. */
export const deleteBanner = defineAction({
  name: 'deleteBanner',
  title: 'Exclusão de banner',
  permission: 'banner:delete',
  refuses: ['BANNER_NOT_FOUND'],
  input: bannerIdRules,
  handler: async (ctx, { id }) => {
    const current = await lockBanners(ctx);
    const removed = await ctx.sql<{ titulo: string }>('delete from banners where id = $1 returning titulo', [id]);
    if (!removed[0]) throw new AppError('BANNER_NOT_FOUND');
    await numberBanners(
      ctx,
      current.filter((other) => other !== id),
    );
    ctx.logAs({ id, titulo: removed[0].titulo });
    return { id };
  },
});
