import { defineAction } from '../../../platform/actions/action.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../offer.errors.ts';
import { offerDiscountRules, offerPointsRules, offersRules } from '../offer.rules.ts';

/** Sets what an offer costs; its discount, when it has one, then applies to the new points. 0 hides it. Refuses: OFFER_NOT_FOUND. */
export const editOfferPoints = defineAction({
  name: 'editOfferPoints',
  title: 'Alteração de pontos de oferta',
  permission: 'offer:edit',
  input: offerPointsRules,
  handler: async (ctx, { id, pontos }) => {
    const changed = await ctx.sql('update offers set pontos = $2 where id = $1 returning id', [id, pontos]);
    if (!changed.length) throw new AppError('OFFER_NOT_FOUND');
    return { id };
  },
});

/**
 * Puts a percentage off on offers, all or none: off their points, never off an earlier discount, so twice 10 % is 10 % (domain rules
 * §4.11). Answers how many. Refuses: OFFER_NOT_FOUND.
 */
export const applyOfferDiscount = defineAction({
  name: 'applyOfferDiscount',
  title: 'Desconto em ofertas',
  permission: 'offer:discount',
  input: offerDiscountRules,
  handler: (ctx, { ofertas, porcentagem }) => setDiscount(ctx, ofertas, porcentagem),
});

/** Takes the discount off again, all or none. Answers how many. Refuses: OFFER_NOT_FOUND. */
export const removeOfferDiscount = defineAction({
  name: 'removeOfferDiscount',
  title: 'Retirada de desconto de ofertas',
  permission: 'offer:discount',
  input: offersRules,
  handler: (ctx, { ofertas }) => setDiscount(ctx, ofertas, null),
});

async function setDiscount(ctx: ActionContext, offers: readonly number[], percentage: string | null): Promise<{ alterados: number }> {
  // Locked in one order, so that two people with overlapping selections wait instead of stopping each other.
  const locked = await ctx.sql('select id from offers where id = any($1::int[]) order by id for update', [offers]);
  if (locked.length !== offers.length) throw new AppError('OFFER_NOT_FOUND');
  await ctx.sql('update offers set desconto = $2 where id = any($1::int[])', [offers, percentage]);
  return { alterados: offers.length };
}
