import { refuseOwnGain } from '../../platform/actions/own-gain.ts';
import { actorKey, nameOf } from '../../platform/actor.ts';
import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ScopeContext } from '../../platform/lists/list.ts';
import { staffScope } from '../../platform/lists/staff-scope.ts';
import type { DecimalText } from '../../shared/decimal-text.ts';
import './card.errors.ts';

/** The seller's prepaid card, as the documents spell it (document 002 §3). */
export interface SellerCard {
  numero: string;
  /** BRL. */
  saldo: DecimalText;
  atualizadoEm: Date;
  bloqueado: boolean;
  emDesbloqueio: boolean;
  entregue: boolean;
}

const HELD = `select numero, saldo, atualizado_em as "atualizadoEm", bloqueado, em_desbloqueio as "emDesbloqueio", entregue
  from cards where seller_id = $1`;

type Read = <Row extends object>(text: string, params: unknown[]) => Promise<Row[]>;

/** A seller's card, or null. `read` is the transaction's or the pool's. */
export async function cardOfSeller(read: Read, sellerId: number): Promise<SellerCard | null> {
  const [card] = await read<SellerCard>(HELD, [sellerId]);
  return card ?? null;
}

/** A card about to change. */
export interface LockedCard {
  id: number;
  sellerId: number | null;
  bloqueado: boolean;
  emDesbloqueio: boolean;
  entregue: boolean;
}

const LOCKED = `k.id, k.seller_id as "sellerId", k.bloqueado, k.em_desbloqueio as "emDesbloqueio", k.entregue`;

/**
 * Cards staff may see, over the tables aliased k (cards) and s (the seller's store): staff limited to networks see their sellers' cards,
 * and the stock.
 */
export function cardsScope(scope: Pick<ScopeContext, 'actor' | 'bind'>): string[] {
  const reach = staffScope(scope, { store: 's.id', network: 's.network_id' });
  return reach.length ? [`((${reach.join(' and ')}) or (k.seller_id is null and not k.bloqueado))`] : [];
}

/** A card staff may act on, locked. Refuses: CARD_NOT_FOUND, OWN_GAIN. */
export async function lockCard(ctx: ActionContext, id: number): Promise<LockedCard> {
  const params: unknown[] = [id];
  const conditions = ['k.id = $1', ...cardsScope({ actor: ctx.actor, bind: (value) => `$${params.push(value)}` })];
  const [card] = await ctx.sql<LockedCard & { cpf: string | null }>(
    `select ${LOCKED}, v.cpf from cards k left join sellers v on v.id = k.seller_id left join stores s on s.id = v.store_id
     where ${conditions.join(' and ')} for update of k`,
    params,
  );
  if (!card) throw new AppError('CARD_NOT_FOUND');
  refuseOwnGain(ctx, card.cpf);
  return card;
}

/** A seller's card staff may act on, locked. Refuses: CARD_NOT_FOUND, OWN_GAIN, CARD_WITHOUT_SELLER. */
export async function lockHeldCard(ctx: ActionContext, id: number): Promise<LockedCard> {
  const card = await lockCard(ctx, id);
  if (card.sellerId === null) throw new AppError('CARD_WITHOUT_SELLER');
  return card;
}

/** A seller's own card, by the number that proves possession, locked. Refuses: CARD_NOT_FOUND. */
export async function lockOwnCard(ctx: ActionContext, sellerId: number, numero: string): Promise<LockedCard> {
  const [card] = await ctx.sql<LockedCard>(`select ${LOCKED} from cards k where k.seller_id = $1 and k.numero = $2 for update`, [
    sellerId,
    numero,
  ]);
  if (!card) throw new AppError('CARD_NOT_FOUND');
  return card;
}

/** What happened to a card. */
export type CardEventKind = 'VINCULO' | 'LIBERACAO' | 'ENTREGA' | 'BLOQUEIO' | 'DESBLOQUEIO_SOLICITADO' | 'DESBLOQUEIO' | 'REMOCAO';

/** Records card events, signed by the actor. */
export async function recordCardEvents(
  ctx: ActionContext,
  events: readonly { cardId: number; sellerId: number | null; tipo: CardEventKind }[],
): Promise<void> {
  if (!events.length) return;
  await ctx.sql(
    `insert into card_events (card_id, tipo, seller_id, ator, ator_nome, criado_em)
     select e."cardId", e.tipo, e."sellerId", $2, $3, $4
     from json_to_recordset($1::json) as e("cardId" int, tipo text, "sellerId" int)`,
    [JSON.stringify(events), actorKey(ctx.actor), nameOf(ctx.actor), ctx.clock.now()],
  );
}

/**
 * Assigns the stock's next card to a seller who redeemed credit and has none; it goes out blocked, for its holder to unblock. Returns the
 * seller's card, including one they already had, or null when the stock is empty: staff then assign one.
 */
export async function allotCard(
  ctx: ActionContext,
  { sellerId, nome, redemptionId }: { sellerId: number; nome: string; redemptionId: number },
): Promise<SellerCard | null> {
  const [given] = await ctx.sql<{ id: number }>(
    `update cards set seller_id = $1, nome = $2, redemption_id = $3, bloqueado = true, entregue = false
     where not exists (select from cards where seller_id = $1)
       and id = (select id from cards where seller_id is null and not bloqueado order by id limit 1 for update skip locked) returning id`,
    [sellerId, nome, redemptionId],
  );
  if (given) await recordCardEvents(ctx, [{ cardId: given.id, sellerId, tipo: 'VINCULO' }]);
  return cardOfSeller(ctx.sql, sellerId);
}

/** A card arrives with the credit that requested it: delivering that redemption delivers the card. */
export async function deliverCardsOf(ctx: ActionContext, redemptionIds: readonly number[]): Promise<void> {
  const delivered = await ctx.sql<{ cardId: number; sellerId: number }>(
    `update cards set entregue = true where redemption_id = any($1::int[]) and seller_id is not null and not entregue
     returning id as "cardId", seller_id as "sellerId"`,
    [redemptionIds],
  );
  await recordCardEvents(
    ctx,
    delivered.map((card) => ({ ...card, tipo: 'ENTREGA' as const })),
  );
}

/**
 * A credit redemption was cancelled: its card waits for the seller's next credit, or returns to the stock when there is none. A delivered
 * card stays.
 */
export async function withdrawCardOf(ctx: ActionContext, redemptionId: number): Promise<void> {
  const [card] = await ctx.sql<{ id: number; sellerId: number }>(
    `select id, seller_id as "sellerId" from cards where redemption_id = $1 and seller_id is not null and not entregue for update`,
    [redemptionId],
  );
  if (!card) return;
  const kept = await ctx.sql(
    `update cards k set redemption_id = x.id from (select id from redemptions where seller_id = $2 and tipo = 'credito' and status <> 3
       and id <> $3 order by id limit 1) x where k.id = $1 returning k.id`,
    [card.id, card.sellerId, redemptionId],
  );
  if (!kept.length) await returnToStock(ctx, card);
}

/** Resets the card to its registered state, without an owner. */
export async function returnToStock(ctx: ActionContext, { id, sellerId }: { id: number; sellerId: number }): Promise<void> {
  await ctx.sql(
    'update cards set seller_id = null, nome = null, redemption_id = null, bloqueado = false, em_desbloqueio = false where id = $1',
    [id],
  );
  await recordCardEvents(ctx, [{ cardId: id, sellerId, tipo: 'LIBERACAO' }]);
}
