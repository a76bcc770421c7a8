import { defineAction } from '../../../platform/actions/action.ts';
import { setStoreProductActiveRules } from '../product.rules.ts';
import { storeProductsList } from '../store-products.list.ts';
import { lockStoreProduct } from '../store-products-scope.ts';

/** Ativo (Sim/Não). Refuses: PRODUCT_NOT_FOUND. */
export const setStoreProductActive = defineAction({
  name: 'setStoreProductActive',
  formerly: 'toggleStoreProduct',
  title: 'Ativação de produto de loja',
  permission: 'storeProduct:toggle',
  edits: { of: storeProductsList },
  input: setStoreProductActiveRules,
  handler: async (ctx, { id, ativo }) => {
    await lockStoreProduct(ctx, id);
    await ctx.sql('update store_products set ativo = $2 where id = $1', [id, ativo]);
    return { id };
  },
});
