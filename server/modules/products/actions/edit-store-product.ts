import { defineAction } from '../../../platform/actions/action.ts';
import { editStoreProductRules, productIdRules, toggleStoreProductRules } from '../product.rules.ts';
import { lockStoreProduct, requireStandardProduct, requireStore } from '../store-products-scope.ts';

/**
 * Changes a store product. Refuses: PRODUCT_NOT_FOUND, STORE_PRODUCT_STORE_UNKNOWN, STORE_PRODUCT_STANDARD_UNKNOWN,
 * STORE_PRODUCT_CODE_TAKEN.
 */
export const editStoreProduct = defineAction({
  name: 'editStoreProduct',
  title: 'Alteração de produto de loja',
  permission: 'storeProduct:edit',
  input: editStoreProductRules,
  handler: async (ctx, { id, cnpjRevenda, codigoPadrao, codigo, nome, valorUnitario }) => {
    const before = await lockStoreProduct(ctx, id);
    const storeId = cnpjRevenda === undefined ? before.store_id : await requireStore(ctx, cnpjRevenda);
    const productId = await requireStandardProduct(ctx, codigoPadrao);
    await ctx.sql('update store_products set store_id = $2, product_id = $3, codigo = $4, nome = $5, valor_unitario = $6 where id = $1', [
      id,
      storeId,
      productId,
      codigo,
      nome,
      valorUnitario,
    ]);
    return { id };
  },
});

/** Ativo (Sim/Não). Refuses: PRODUCT_NOT_FOUND. */
export const toggleStoreProduct = defineAction({
  name: 'toggleStoreProduct',
  title: 'Ativação de produto de loja',
  permission: 'storeProduct:toggle',
  input: toggleStoreProductRules,
  handler: async (ctx, { id, ativo }) => {
    await lockStoreProduct(ctx, id);
    await ctx.sql('update store_products set ativo = $2 where id = $1', [id, ativo]);
    return { id };
  },
});

/** Hides a store product; sales keep the programme product and the description they were made with. Refuses: PRODUCT_NOT_FOUND. */
export const deleteStoreProduct = defineAction({
  name: 'deleteStoreProduct',
  title: 'Exclusão de produto de loja',
  permission: 'storeProduct:delete',
  input: productIdRules,
  handler: async (ctx, { id }) => {
    await lockStoreProduct(ctx, id);
    // The code is freed for another product of the store.
    await ctx.sql(
      "update store_products set excluido_em = $2, ativo = false, codigo = codigo || ' (excluído ' || id || ')' where id = $1",
      [id, ctx.clock.now()],
    );
    return { id };
  },
});
