import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../banner.errors.ts';
import { reorderBannersRules } from '../banner.rules.ts';
import { reordered } from '../banner-order.ts';
import { lockBanners, numberBanners } from '../lock-banners.ts';

/**
 * Moves banners to positions from 1 and renumbers all of them without gaps (document 001 §4). When two people reorder at once, the later
 * order wins as a whole. Returns the number of banners.
 */
export const reorderBanners = defineAction({
  name: 'reorderBanners',
  title: 'Ordenação de banners',
  permission: 'banner:edit',
  refuses: ['BANNER_ORDER_STALE'],
  input: reorderBannersRules,
  handler: async (ctx, { banners }) => {
    const current = await lockBanners(ctx);
    const known = new Set(current);
    if (banners.some(({ id }) => !known.has(id))) throw new AppError('BANNER_ORDER_STALE');
    await numberBanners(ctx, reordered(current, banners));
    return { banners: current.length };
  },
});
