import { defineAction } from '../../../platform/actions/action.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { CardRequest, ownCardStatusRules } from '../card.rules.ts';
import { cardOfSeller, type LockedCard, lockOwnCard, recordCardEvents } from '../card-holding.ts';

/**
 * A seller asks to unblock (0) or blocks (1) their own card (documents 000 §4 and 002 §4). Unblocking waits for staff, up to 24 business
 * hours; the request shows that the seller has the card, so it counts as delivered. Blocking in the meantime withdraws the request;
 * blocking a card in use removes it from the seller. Returns the remaining card, or null.
 */
export const changeOwnCardStatus = defineAction({
  name: 'changeOwnCardStatus',
  title: 'Bloqueio ou desbloqueio do próprio cartão',
  permission: 'card:changeOwn',
  refuses: ['CARD_NOT_FOUND', 'CARD_BLOCKED', 'CARD_NOT_BLOCKED', 'CARD_UNBLOCKING'],
  input: ownCardStatusRules,
  handler: async (ctx, { numero, status }) => {
    if (ctx.actor.kind !== 'seller') throw new AppError('NOT_ALLOWED');
    const card = await lockOwnCard(ctx, ctx.actor.id, numero);
    if (status === CardRequest.UNBLOCK) await askToUnblock(ctx, card);
    else await block(ctx, card);
    return { status, cartao: await cardOfSeller(ctx.sql, ctx.actor.id) };
  },
});

async function askToUnblock(ctx: ActionContext, { id, sellerId, bloqueado, emDesbloqueio, entregue }: LockedCard): Promise<void> {
  if (emDesbloqueio) throw new AppError('CARD_UNBLOCKING');
  if (!bloqueado) throw new AppError('CARD_NOT_BLOCKED');
  await ctx.sql('update cards set em_desbloqueio = true, entregue = true where id = $1', [id]);
  const asked = { cardId: id, sellerId, tipo: 'DESBLOQUEIO_SOLICITADO' as const };
  await recordCardEvents(ctx, entregue ? [asked] : [{ ...asked, tipo: 'ENTREGA' }, asked]);
}

async function block(ctx: ActionContext, { id, sellerId, bloqueado, emDesbloqueio }: LockedCard): Promise<void> {
  // A second tap must not remove a card that the first one merely blocked again.
  if (bloqueado && !emDesbloqueio) throw new AppError('CARD_BLOCKED');
  await ctx.sql(`update cards set bloqueado = true, em_desbloqueio = false${emDesbloqueio ? '' : ', seller_id = null'} where id = $1`, [
    id,
  ]);
  const blocked = { cardId: id, sellerId, tipo: 'BLOQUEIO' as const };
  await recordCardEvents(ctx, emDesbloqueio ? [blocked] : [blocked, { ...blocked, tipo: 'REMOCAO' }]);
}
