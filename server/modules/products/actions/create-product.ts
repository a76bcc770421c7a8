import { defineAction } from '../../../platform/actions/action.ts';
import { Product } from '../product.entity.ts';
import '../product.errors.ts';
import { productRules } from '../product.rules.ts';
import { startProductValue } from '../product-values.ts';

/** Registers a programme product, active. Refuses: PRODUCT_CODE_TAKEN, PRODUCT_GTIN_TAKEN. */
export const createProduct = defineAction({
  name: 'createProduct',
  title: 'Cadastro de produto',
  permission: 'product:create',
  input: productRules,
  handler: async (ctx, input) => {
    const product = ctx.em.create(Product, { ...input, criadoEm: ctx.clock.now() });
    await ctx.flush();
    await startProductValue(ctx, product.id, input.valorPontos);
    return { id: product.id };
  },
});
