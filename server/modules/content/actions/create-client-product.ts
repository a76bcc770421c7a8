import { defineAction } from '../../../platform/actions/action.ts';
import { ClientProduct } from '../client-product.entity.ts';
import '../content.errors.ts';
import { clientProductRules } from '../content.rules.ts';

/** Registers a client product. */
export const createClientProduct = defineAction({
  name: 'createClientProduct',
  title: 'Cadastro de produto cliente',
  permission: 'content:create',
  refuses: ['CLIENT_PRODUCT_NAME_TAKEN'],
  input: clientProductRules,
  handler: async (ctx, input) => {
    const product = ctx.em.create(ClientProduct, { ...input, criadoEm: ctx.clock.now() });
    await ctx.flush();
    return { id: product.id };
  },
});
