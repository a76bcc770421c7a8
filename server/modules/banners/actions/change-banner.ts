import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../banner.errors.ts';
import { bannerIdRules, reorderBannersRules, toggleBannerRules } from '../banner.rules.ts';
import { reordered } from '../banner-order.ts';
import { lockBanners, numberBanners } from '../lock-banners.ts';

/** Activates or deactivates; an inactive banner is not shown. Refuses: BANNER_NOT_FOUND. */
export const toggleBanner = defineAction({
  name: 'toggleBanner',
  title: 'Ativação de banner',
  permission: 'banner:edit',
  input: toggleBannerRules,
  handler: async (ctx, { id, ativo }) => {
    const changed = await ctx.sql('update banners set ativo = $2 where id = $1 returning id', [id, ativo]);
    if (!changed.length) throw new AppError('BANNER_NOT_FOUND');
    return { id };
  },
});

/**
 * Moves banners to places from 1 and renumbers all of them without gaps (document 001 §4). Of two people ordering at once the
 * later one's order stands whole. Answers how many banners there are. Refuses: BANNER_ORDER_STALE.
 */
export const reorderBanners = defineAction({
  name: 'reorderBanners',
  title: 'Ordenação de banners',
  permission: 'banner:edit',
  input: reorderBannersRules,
  handler: async (ctx, { banners }) => {
    const current = await lockBanners(ctx);
    const known = new Set(current);
    if (banners.some(({ id }) => !known.has(id))) throw new AppError('BANNER_ORDER_STALE');
    await numberBanners(ctx, reordered(current, banners));
    return { banners: current.length };
  },
});

/** Removes a banner for good and closes the gap in the order. Refuses: BANNER_NOT_FOUND. */
export const deleteBanner = defineAction({
  name: 'deleteBanner',
  title: 'Exclusão de banner',
  permission: 'banner:delete',
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
