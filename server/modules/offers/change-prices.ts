import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type GuardedChange, guardParameters } from '../parameter-changes/index.ts';
import './offer.errors.ts';
import { OFFER_PRICE_SQL } from './offer-price.ts';

/** Sets or removes (null) the discount of offers, all or none. Returns how many. */
export async function setDiscount(
  ctx: ActionContext,
  offers: readonly number[],
  percentage: string | null,
): Promise<{ alterados: number }> {
  await changePrices(ctx, offers, () => ctx.sql('update offers set desconto = $2 where id = any($1::int[])', [offers, percentage]));
  return { alterados: offers.length };
}

/** Changes what offers cost, under the rules of guarded parameters. Refuses: OFFER_NOT_FOUND, SECOND_PERSON_NEEDED. */
export async function changePrices(ctx: ActionContext, offers: readonly number[], change: () => Promise<unknown>): Promise<void> {
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
