import { defineAction } from '../../../platform/actions/action.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../offer.errors.ts';
import { offerDiscountRules, offerPointsRules, offersRules } from '../offer.rules.ts';
import { offersList } from '../offers.list.ts';

/** Sets an offer's points; an existing discount then applies to the new points. 0 hides it. Refuses: OFFER_NOT_FOUND. */
export const updateOfferPoints = defineAction({
  name: 'updateOfferPoints',
  formerly: 'editOfferPoints',
  title: 'Alteração de pontos de oferta',
  permission: 'offer:edit',
  edits: { of: offersList },
  input: offerPointsRules,
  handler: async (ctx, { id, pontos }) => {
    const changed = await ctx.sql('update offers set pontos = $2 where id = $1 returning id', [id, pontos]);
    if (!changed.length) throw new AppError('OFFER_NOT_FOUND');
    return { id };
  },
});

/**
 * Discounts offers by a percentage, all or none. Applies to their base points, never to an earlier discount, so twice 10 % is 10 % (domain
 * rules §4.11). Returns how many. Refuses: OFFER_NOT_FOUND.
 */
export const applyOfferDiscount = defineAction({
  name: 'applyOfferDiscount',
  title: 'Desconto em ofertas',
  permission: 'offer:discount',
  input: offerDiscountRules,
  handler: (ctx, { ofertas, porcentagem }) => setDiscount(ctx, ofertas, porcentagem),
});

/** Removes the discount, all or none. Returns how many. Refuses: OFFER_NOT_FOUND. */
export const removeOfferDiscount = defineAction({
  name: 'removeOfferDiscount',
  title: 'Retirada de desconto de ofertas',
  permission: 'offer:discount',
  input: offersRules,
  handler: (ctx, { ofertas }) => setDiscount(ctx, ofertas, null),
});

async function setDiscount(ctx: ActionContext, offers: readonly number[], percentage: string | null): Promise<{ alterados: number }> {
  // Locked in a fixed order, so that overlapping selections wait instead of deadlocking.
  const locked = await ctx.sql('select id from offers where id = any($1::int[]) order by id for update', [offers]);
  if (locked.length !== offers.length) throw new AppError('OFFER_NOT_FOUND');
  await ctx.sql('update offers set desconto = $2 where id = any($1::int[])', [offers, percentage]);
  return { alterados: offers.length };
}
