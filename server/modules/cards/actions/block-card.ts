import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { cardIdRules } from '../card.rules.ts';
import { lockHeldCard, recordCardEvents } from '../card-holding.ts';

/** Blocks a card, which stays with its seller; declines a pending unblock request. */
export const blockCard = defineAction({
  name: 'blockCard',
  title: 'Bloqueio de cartão',
  permission: 'card:manage',
  refuses: ['CARD_NOT_FOUND', 'CARD_WITHOUT_SELLER', 'CARD_BLOCKED'],
  input: cardIdRules,
  handler: async (ctx, { id }) => {
    const { sellerId, bloqueado, emDesbloqueio } = await lockHeldCard(ctx, id);
    if (bloqueado && !emDesbloqueio) throw new AppError('CARD_BLOCKED');
    await ctx.sql('update cards set bloqueado = true, em_desbloqueio = false where id = $1', [id]);
    await recordCardEvents(ctx, [{ cardId: id, sellerId, tipo: 'BLOQUEIO' }]);
    return { id };
  },
});
