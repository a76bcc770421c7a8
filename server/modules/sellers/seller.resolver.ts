import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { field, optional } from '../../platform/graphql/object-type.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { memberResolver } from '../audiences/index.ts';
import { createSeller } from './actions/create-seller.ts';
import { deleteSeller } from './actions/delete-seller.ts';
import { registerSeller } from './actions/register-seller.ts';
import { setOwnGoal } from './actions/set-own-goal.ts';
import { setSellerActive } from './actions/set-seller-active.ts';
import { updateOwnSellerProfile } from './actions/update-own-seller-profile.ts';
import { updateSeller } from './actions/update-seller.ts';
import { sellerStatusChangesQuery, sellerTakenQuery } from './seller-reads.ts';
import { sellersList } from './sellers.list.ts';

export const { resolver: SellerMemberResolver, Input: SellerInput } = memberResolver({
  noun: 'seller',
  list: sellersList,
  inputDescription: 'A seller to register or new values of one.',
  updateDescription: "Changes a seller's data and store.",
  own: { hobby: optional(String) },
  ofPanel: { cnpjRevenda: field(String, 'CNPJ of the store.') },
  ofRegistration: {
    idRevenda: optional(IdScalar, 'The store of the link; or give cnpjRevenda.'),
    cnpjRevenda: optional(String),
  },
  taken: sellerTakenQuery,
  statusChanges: sellerStatusChangesQuery,
  register: registerSeller,
  updateOwnProfile: updateOwnSellerProfile,
  update: updateSeller,
  setActive: setSellerActive,
  remove: deleteSeller,
});

@Resolver()
export class SellerResolver {
  @Mutation(() => Changed, { description: 'Registers a seller from the panel.' })
  createSeller(@Arg('input', () => SellerInput) input: object, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(createSeller, ctx, { ...input });
  }

  @Mutation(() => Changed, { description: 'Chooses the prize that the seller saves points for, or none.' })
  setOwnGoal(
    @Arg('codigo', () => String, { nullable: true, description: 'Code of a prize of the catalogue; null for no goal.' })
    codigo: string | null | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(setOwnGoal, ctx, { codigo: codigo ?? null });
  }
}

export const { resolver: SellersListResolver } = listDoor(sellersList, { single: 'seller' });
