import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { cardIdRules } from '../card.rules.ts';
import { lockCard, returnToStock } from '../card-holding.ts';

/** Returns a card not yet sent to the stock. */
export const releaseCard = defineAction({
  name: 'releaseCard',
  title: 'Devolução de cartão ao estoque',
  permission: 'card:manage',
  refuses: ['CARD_NOT_FOUND', 'CARD_WITHOUT_SELLER', 'CARD_DELIVERED'],
  input: cardIdRules,
  handler: async (ctx, { id }) => {
    const { sellerId, entregue } = await lockCard(ctx, id);
    if (sellerId === null) throw new AppError('CARD_WITHOUT_SELLER');
    if (entregue) throw new AppError('CARD_DELIVERED');
    await returnToStock(ctx, { id, sellerId });
    return { id };
  },
});
