import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../banner.errors.ts';
import { setBannerActiveRules } from '../banner.rules.ts';
import { bannersList } from '../banners.list.ts';

/** Activates or deactivates; an inactive banner is not shown. */
export const setBannerActive = defineAction({
  name: 'setBannerActive',
  title: 'Ativação de banner',
  permission: 'banner:edit',
  refuses: ['BANNER_NOT_FOUND'],
  edits: { of: bannersList, fields: ['ativo'] },
  input: setBannerActiveRules,
  handler: async (ctx, { id, ativo }) => {
    const changed = await ctx.sql('update banners set ativo = $2 where id = $1 returning id', [id, ativo]);
    if (!changed.length) throw new AppError('BANNER_NOT_FOUND');
    return { id };
  },
});
