import { defineAction } from '../../../platform/actions/action.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type GuardedChange, guardParameters } from '../../parameter-changes/index.ts';
import '../offer.errors.ts';
import { offerDiscountRules, offerPointsRules, offersRules } from '../offer.rules.ts';
import { OFFER_PRICE_SQL } from '../offer-price.ts';
import { offersList } from '../offers.list.ts';

/** Sets an offer's points; an existing discount then applies to the new points. 0 hides it. A lower price takes two people. */
export const updateOfferPoints = defineAction({
  name: 'updateOfferPoints',
  title: 'Alteração de pontos de oferta',
  permission: 'offer:edit',
  refuses: ['OFFER_NOT_FOUND'],
  edits: { of: offersList, fields: ['pontos', 'pontosDesconto'] },
  input: offerPointsRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, { id, pontos }) => {
    await changePrices(ctx, [id], () => ctx.sql('update offers set pontos = $2 where id = $1', [id, pontos]));
    return { id };
  },
});

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

/** Removes the discount, all or none. Returns how many. */
export const removeOfferDiscount = defineAction({
  name: 'removeOfferDiscount',
  title: 'Retirada de desconto de ofertas',
  permission: 'offer:discount',
  refuses: ['OFFER_NOT_FOUND'],
  input: offersRules,
  handler: (ctx, { ofertas }) => setDiscount(ctx, ofertas, null),
});

async function setDiscount(ctx: ActionContext, offers: readonly number[], percentage: string | null): Promise<{ alterados: number }> {
  await changePrices(ctx, offers, () => ctx.sql('update offers set desconto = $2 where id = any($1::int[])', [offers, percentage]));
  return { alterados: offers.length };
}

/** Changes what offers cost, under the rules of guarded parameters. Refuses: OFFER_NOT_FOUND, SECOND_PERSON_NEEDED. */
async function changePrices(ctx: ActionContext, offers: readonly number[], change: () => Promise<unknown>): Promise<void> {
  // Locked in a fixed order, so that overlapping selections wait instead of deadlocking.
  const read = () =>
    ctx.sql<{ id: number; nome: string; preco: string }>(
      `select o.id, o.nome, ${OFFER_PRICE_SQL} as preco from offers o where o.id = any($1::int[]) order by o.id for update`,
      [offers],
    );
  const before = await read();
  if (before.length !== offers.length) throw new AppError('OFFER_NOT_FOUND');
  await change();
  const after = await read();
  const guards = before.map(
    ({ id, nome, preco }, index): GuardedChange => ({
      parametro: 'pontosOferta',
      id,
      nome: `Pontos de ${nome}`,
      before: preco,
      after: after[index]!.preco,
    }),
  );
  await guardParameters(ctx, guards);
}
