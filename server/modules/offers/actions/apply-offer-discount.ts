import { defineAction } from '../../../platform/actions/action.ts';
import '../offer.errors.ts';
import { setDiscount } from '../change-prices.ts';
import { offerDiscountRules } from '../offer.rules.ts';

/**
 * Discounts offers by a percentage, all or none. Applies to their base points, never to an earlier discount, so twice 10 % is 10 % (domain
 * rules §4.11). A lower price takes two people. Returns how many.
 */
export const applyOfferDiscount = defineAction({
  name: 'applyOfferDiscount',
  title: 'Desconto em ofertas',
  permission: 'offer:discount',
  refuses: ['OFFER_NOT_FOUND'],
  input: offerDiscountRules,
  mayNeedSecondPerson: true,
  handler: (ctx, { ofertas, porcentagem }) => setDiscount(ctx, ofertas, porcentagem),
});
