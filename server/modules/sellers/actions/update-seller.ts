import { defineAction } from '../../../platform/actions/action.ts';
import { refuseOwnGain } from '../../../platform/actions/own-gain.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { personFields } from '../../../shared/form-rules.ts';
import { Store } from '../../stores/index.ts';
import { findStoreInReach } from '../find-store-in-reach.ts';
import { refuseUnbornOnes } from '../save-seller.ts';
import { Seller } from '../seller.entity.ts';
import '../seller.errors.ts';
import { updateSellerRules } from '../seller.rules.ts';
import { sellersList } from '../sellers.list.ts';
import { findSellerInScope } from '../sellers-scope.ts';

/** Changes a seller's data and store. Past earnings stay with their store. */
export const updateSeller = defineAction({
  name: 'updateSeller',
  title: 'Alteração de vendedor',
  permission: 'seller:update',
  refuses: ['SELLER_NOT_FOUND', 'SELLER_STORE_UNKNOWN', 'SELLER_CPF_TAKEN', 'SELLER_BIRTH_IN_FUTURE', 'OWN_GAIN'],
  edits: {
    of: sellersList,
    fields: [...personFields, 'hobby', 'revenda', 'codRevenda', 'cnpjRevenda', 'cnpjCddRevendaMaster'],
    members: true,
  },
  input: updateSellerRules,
  handler: async (ctx, { id, cnpjRevenda, ...data }) => {
    if ((await findSellerInScope({ actor: ctx.actor, read: ctx.sql }, id)) === null) throw new AppError('SELLER_NOT_FOUND');
    refuseUnbornOnes(ctx, data.dataNascimento);
    const seller = await ctx.em.findOneOrFail(Seller, { id }, { populate: ['store'] });
    // Sellers of an inactive store stay in it, but nobody can be moved into one.
    if (seller.store.cnpj !== cnpjRevenda) {
      const storeId = await findStoreInReach(ctx, cnpjRevenda);
      if (storeId === null) throw new AppError('SELLER_STORE_UNKNOWN');
      ctx.em.assign(seller, { store: ctx.em.getReference(Store, storeId) });
    }
    // Otherwise staff could lend their own account another CPF while they decide about it.
    if (data.cpf !== seller.cpf) refuseOwnGain(ctx, seller.cpf, data.cpf);
    ctx.em.assign(seller, data);
    return { id };
  },
});
