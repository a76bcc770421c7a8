import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { cardIdRules } from '../card.rules.ts';
import { lockHeldCard, recordCardEvents } from '../card-holding.ts';

/** Unblocks a card, at its seller's request through the site or otherwise. */
export const unblockCard = defineAction({
  name: 'unblockCard',
  title: 'Desbloqueio de cartão',
  permission: 'card:manage',
  refuses: ['CARD_NOT_FOUND', 'CARD_WITHOUT_SELLER', 'CARD_NOT_BLOCKED'],
  input: cardIdRules,
  handler: async (ctx, { id }) => {
    const { sellerId, bloqueado } = await lockHeldCard(ctx, id);
    if (!bloqueado) throw new AppError('CARD_NOT_BLOCKED');
    await ctx.sql('update cards set bloqueado = false, em_desbloqueio = false where id = $1', [id]);
    await recordCardEvents(ctx, [{ cardId: id, sellerId, tipo: 'DESBLOQUEIO' }]);
    return { id };
  },
});
