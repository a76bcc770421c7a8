import { defineAction } from '../../../platform/actions/action.ts';
import { guardParameters } from '../../parameter-changes/index.ts';
import { updateStoreProductRules } from '../product.rules.ts';
import { codeWorth, storeProductGuards } from '../store-product-guards.ts';
import { storeProductsList } from '../store-products.list.ts';
import { lockStoreProduct, requireStandardProduct, requireStore } from '../store-products-scope.ts';

/** Changes a store product. */
export const updateStoreProduct = defineAction({
  name: 'updateStoreProduct',
  title: 'Alteração de produto de loja',
  permission: 'storeProduct:update',
  refuses: ['PRODUCT_NOT_FOUND', 'STORE_PRODUCT_STORE_UNKNOWN', 'STORE_PRODUCT_STANDARD_UNKNOWN', 'STORE_PRODUCT_CODE_TAKEN'],
  edits: { of: storeProductsList, fields: ['codigo', 'codigoPadrao', 'nomePadrao', 'nome', 'valorUnitario', 'valorPontos', 'cnpjRevenda'] },
  input: updateStoreProductRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, { id, cnpjRevenda, codigoPadrao, codigo, nome, valorUnitario }) => {
    const before = await lockStoreProduct(ctx, id);
    const storeId = cnpjRevenda === undefined ? before.store_id : await requireStore(ctx, cnpjRevenda);
    const productId = await requireStandardProduct(ctx, codigoPadrao);
    const worth = await codeWorth(ctx, storeId, codigo);
    await ctx.sql('update store_products set store_id = $2, product_id = $3, codigo = $4, nome = $5, valor_unitario = $6 where id = $1', [
      id,
      storeId,
      productId,
      codigo,
      nome,
      valorUnitario,
    ]);
    await guardParameters(ctx, storeProductGuards({ id, nome }, worth, await codeWorth(ctx, storeId, codigo)));
    return { id };
  },
});
