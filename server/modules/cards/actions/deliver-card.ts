import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { cardIdRules } from '../card.rules.ts';
import { lockHeldCard, recordCardEvents } from '../card-holding.ts';

/** Marks a card as delivered. */
export const deliverCard = defineAction({
  name: 'deliverCard',
  title: 'Entrega de cartão',
  permission: 'card:manage',
  refuses: ['CARD_NOT_FOUND', 'CARD_WITHOUT_SELLER', 'CARD_DELIVERED'],
  input: cardIdRules,
  handler: async (ctx, { id }) => {
    const { sellerId, entregue } = await lockHeldCard(ctx, id);
    if (entregue) throw new AppError('CARD_DELIVERED');
    await ctx.sql('update cards set entregue = true where id = $1', [id]);
    await recordCardEvents(ctx, [{ cardId: id, sellerId, tipo: 'ENTREGA' }]);
    return { id };
  },
});
