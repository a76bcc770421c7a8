import { defineAction } from '../../../platform/actions/action.ts';
import { productIdRules } from '../product.rules.ts';
import { lockStoreProduct } from '../store-products-scope.ts';

/** Hides a store product; sales keep their programme product and description. */
export const deleteStoreProduct = defineAction({
  name: 'deleteStoreProduct',
  title: 'Exclusão de produto de loja',
  permission: 'storeProduct:delete',
  refuses: ['PRODUCT_NOT_FOUND'],
  input: productIdRules,
  handler: async (ctx, { id }) => {
    await lockStoreProduct(ctx, id);
    // Frees the code for another product of the store.
    await ctx.sql(
      "update store_products set excluido_em = $2, ativo = false, codigo = codigo || ' (excluído ' || id || ')' where id = $1",
      [id, ctx.clock.now()],
    );
    return { id };
  },
});
