import { z } from 'zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { cardIdRules } from './card.rules.ts';
import { type CardEventKind, cardOfSeller, cardsScope, type SellerCard } from './card-holding.ts';

/** The signed-in seller's card, or null. */
export const ownCardQuery = defineQuery({
  name: 'ownCard',
  permission: 'card:readOwn',
  input: z.strictObject({}),
  read: async (ctx): Promise<SellerCard | null> => (ctx.actor.kind === 'seller' ? cardOfSeller(ctx.read, ctx.actor.id) : null),
});

/** One card event. */
export interface CardEventRow {
  id: number;
  tipo: CardEventKind;
  /** The card's owner. */
  parceiro: string | null;
  atorNome: string;
  criadoEm: Date;
}

/** A card's events, newest first. Refuses: CARD_NOT_FOUND. */
export const cardEventsQuery = defineQuery({
  name: 'cardEvents',
  permission: 'card:list',
  input: cardIdRules,
  read: async (ctx, { id }): Promise<CardEventRow[]> => {
    const params: unknown[] = [id];
    const conditions = ['k.id = $1', ...cardsScope({ actor: ctx.actor, bind: (value) => `$${params.push(value)}` })];
    const [card] = await ctx.read(
      `select k.id from cards k left join sellers v on v.id = k.seller_id left join stores s on s.id = v.store_id
       where ${conditions.join(' and ')}`,
      params,
    );
    if (!card) throw new AppError('CARD_NOT_FOUND');
    return ctx.read<CardEventRow>(
      `select e.id, e.tipo, v.nome as parceiro, e.ator_nome as "atorNome", e.criado_em as "criadoEm"
       from card_events e left join sellers v on v.id = e.seller_id where e.card_id = $1 order by e.id desc`,
      [id],
    );
  },
});
