import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import { AsRead, type FieldRead } from '../../platform/audit/as-read.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Changed } from '../../platform/graphql/changed.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { field, objectType } from '../../platform/graphql/object-type.ts';
import { ChangesRow } from '../../platform/lists/changes-row.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { applyOfferDiscount } from './actions/apply-offer-discount.ts';
import { removeOfferDiscount } from './actions/remove-offer-discount.ts';
import { syncOffers } from './actions/sync-offers.ts';
import { updateOfferPoints } from './actions/update-offer-points.ts';
import { offersList, offersOnSaleList } from './offers.list.ts';

const OffersChanged = objectType('OffersChanged', 'How many offers a change of discount reached.', {
  alterados: field(Int),
});
type OffersChanged = InstanceType<typeof OffersChanged>;

const OffersSynced = objectType('OffersSynced', 'What a sync with the third party came to.', {
  atualizadas: field(Int, 'Offers that were known and are renewed.'),
  criadas: field(Int, 'New offers, hidden until they have points.'),
  total: field(Int, 'Both together.'),
});
type OffersSynced = InstanceType<typeof OffersSynced>;

@Resolver()
export class OfferResolver {
  @ChangesRow(offersList, 'Sets the points of an offer; 0 hides it.')
  updateOfferPoints(
    @Arg('id', () => IdScalar) id: number,
    @Arg('pontos', () => DecimalScalar) pontos: string,
    @AsRead() lido: FieldRead[] | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(updateOfferPoints, ctx, { id, pontos }, { lido });
  }

  @Mutation(() => OffersChanged, { description: 'Puts a percentage off, from the points without any discount, all or none.' })
  applyOfferDiscount(
    @Arg('ofertas', () => [IdScalar]) ofertas: number[],
    @Arg('porcentagem', () => DecimalScalar, { description: 'Above 0 and below 100.' }) porcentagem: string,
    @Ctx() ctx: AppContext,
  ): Promise<OffersChanged> {
    return runAction(applyOfferDiscount, ctx, { ofertas, porcentagem });
  }

  @Mutation(() => OffersChanged, { description: 'Takes the discount off, all or none.' })
  removeOfferDiscount(@Arg('ofertas', () => [IdScalar]) ofertas: number[], @Ctx() ctx: AppContext): Promise<OffersChanged> {
    return runAction(removeOfferDiscount, ctx, { ofertas });
  }

  @Mutation(() => OffersSynced, { description: "Takes over the third party's catalogue; points and discounts stay." })
  syncOffers(@Ctx() ctx: AppContext): Promise<OffersSynced> {
    return runAction(syncOffers, ctx, {});
  }
}

export const { resolver: OffersListResolver } = listDoor(offersList);
export const { resolver: OffersOnSaleListResolver } = listDoor(offersOnSaleList);
