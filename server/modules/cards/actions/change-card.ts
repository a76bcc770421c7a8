import { defineAction } from '../../../platform/actions/action.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { cardIdRules } from '../card.rules.ts';
import { type LockedCard, lockCard, recordCardEvents } from '../card-holding.ts';

async function lockHeldCard(ctx: ActionContext, id: number): Promise<LockedCard> {
  const card = await lockCard(ctx, id);
  if (card.sellerId === null) throw new AppError('CARD_WITHOUT_SELLER');
  return card;
}

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
