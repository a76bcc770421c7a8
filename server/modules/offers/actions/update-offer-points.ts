import { defineAction } from '../../../platform/actions/action.ts';
import '../offer.errors.ts';
import { changePrices } from '../change-prices.ts';
import { offerPointsRules } from '../offer.rules.ts';
import { offersList } from '../offers.list.ts';

/** Sets an offer's points; an existing discount then applies to the new points. 0 hides it. A lower price takes two people. */
export const updateOfferPoints = defineAction({
  name: 'updateOfferPoints',
  title: 'Alteração de pontos de oferta',
  permission: 'offer:update',
  refuses: ['OFFER_NOT_FOUND'],
  edits: { of: offersList, fields: ['pontos', 'pontosDesconto'] },
  input: offerPointsRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, { id, pontos }) => {
    await changePrices(ctx, [id], () => ctx.sql('update offers set pontos = $2 where id = $1', [id, pontos]));
    return { id };
  },
});
