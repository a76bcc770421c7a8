import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { findStoreInReach } from '../find-store-in-reach.ts';
import { saveNewSeller } from '../save-seller.ts';
import '../seller.errors.ts';
import { sellerRules } from '../seller.rules.ts';

/** Registers a seller from the panel; they choose the password later, through recovery. */
export const createSeller = defineAction({
  name: 'createSeller',
  title: 'Cadastro de vendedor',
  permission: 'seller:create',
  refuses: ['SELLER_STORE_UNKNOWN', 'SELLER_CPF_TAKEN', 'SELLER_BIRTH_IN_FUTURE'],
  input: sellerRules,
  handler: async (ctx, { cnpjRevenda, ...data }) => {
    const storeId = await findStoreInReach(ctx, cnpjRevenda);
    if (storeId === null) throw new AppError('SELLER_STORE_UNKNOWN');
    const id = await saveNewSeller(ctx, storeId, data);
    ctx.logAs({ id, storeId });
    return { id };
  },
});
