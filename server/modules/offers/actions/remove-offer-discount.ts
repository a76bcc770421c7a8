import { defineAction } from '../../../platform/actions/action.ts';
import '../offer.errors.ts';
import { setDiscount } from '../change-prices.ts';
import { offersRules } from '../offer.rules.ts';

/** Removes the discount, all or none. Returns how many. */
export const removeOfferDiscount = defineAction({
  name: 'removeOfferDiscount',
  title: 'Retirada de desconto de ofertas',
  permission: 'offer:discount',
  refuses: ['OFFER_NOT_FOUND'],
  input: offersRules,
  handler: (ctx, { ofertas }) => setDiscount(ctx, ofertas, null),
});
