import { defineAction } from '../../../platform/actions/action.ts';
import { guardParameters } from '../../parameter-changes/index.ts';
import '../product.errors.ts';
import { storeProductRules } from '../product.rules.ts';
import { codeWorth, storeProductGuards } from '../store-product-guards.ts';
import { requireStandardProduct, requireStore } from '../store-products-scope.ts';

/** Registers how a store sells a programme product: its own code, description and price. */
export const createStoreProduct = defineAction({
  name: 'createStoreProduct',
  title: 'Cadastro de produto de loja',
  permission: 'storeProduct:create',
  refuses: ['STORE_PRODUCT_STORE_UNKNOWN', 'STORE_PRODUCT_STANDARD_UNKNOWN', 'STORE_PRODUCT_CODE_TAKEN'],
  input: storeProductRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, { cnpjRevenda, codigoPadrao, codigo, nome, valorUnitario }) => {
    const storeId = await requireStore(ctx, cnpjRevenda);
    const productId = await requireStandardProduct(ctx, codigoPadrao);
    const before = await codeWorth(ctx, storeId, codigo);
    const [made] = await ctx.sql<{ id: number }>(
      `insert into store_products (store_id, product_id, codigo, nome, valor_unitario, criado_em) values ($1, $2, $3, $4, $5, $6) returning id`,
      [storeId, productId, codigo, nome, valorUnitario, ctx.clock.now()],
    );
    const guards = storeProductGuards({ id: made!.id, nome }, before, await codeWorth(ctx, storeId, codigo));
    await guardParameters(ctx, guards);
    return { id: made!.id };
  },
});
