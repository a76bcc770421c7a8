import { defineAction } from '../../../platform/actions/action.ts';
import { guardParameters } from '../../parameter-changes/index.ts';
import { Product } from '../product.entity.ts';
import '../product.errors.ts';
import { productRules } from '../product.rules.ts';
import { startProductValue } from '../product-values.ts';

/** Registers a programme product, active. One worth more than any other takes two people. */
export const createProduct = defineAction({
  name: 'createProduct',
  title: 'Cadastro de produto',
  permission: 'product:create',
  refuses: ['PRODUCT_CODE_TAKEN', 'PRODUCT_GTIN_TAKEN'],
  input: productRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, input) => {
    const product = ctx.em.create(Product, { ...input, criadoEm: ctx.clock.now() });
    await ctx.flush();
    await startProductValue(ctx, product.id, input.valorPontos);
    await guardParameters(ctx, [
      { parametro: 'valorPontos', id: product.id, nome: `Pontos de ${input.nome}`, before: null, after: input.valorPontos },
    ]);
    return { id: product.id };
  },
});
