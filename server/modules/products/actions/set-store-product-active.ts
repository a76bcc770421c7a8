import { defineAction } from '../../../platform/actions/action.ts';
import { guardParameters } from '../../parameter-changes/index.ts';
import { setStoreProductActiveRules } from '../product.rules.ts';
import { codeWorth, storeProductGuards } from '../store-product-guards.ts';
import { storeProductsList } from '../store-products.list.ts';
import { lockStoreProduct } from '../store-products-scope.ts';

/** Ativo (Sim/Não). Takes two people where its code then earns much more. */
export const setStoreProductActive = defineAction({
  name: 'setStoreProductActive',
  title: 'Ativação de produto de loja',
  permission: 'storeProduct:set-active',
  refuses: ['PRODUCT_NOT_FOUND'],
  edits: { of: storeProductsList, fields: ['ativo'] },
  input: setStoreProductActiveRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, { id, ativo }) => {
    const { store_id: storeId, codigo, nome } = await lockStoreProduct(ctx, id);
    const worth = await codeWorth(ctx, storeId, codigo);
    await ctx.sql('update store_products set ativo = $2 where id = $1', [id, ativo]);
    await guardParameters(ctx, storeProductGuards({ id, nome }, worth, await codeWorth(ctx, storeId, codigo)));
    return { id };
  },
});
