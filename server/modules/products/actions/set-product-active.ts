import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../product.errors.ts';
import { setProductActiveRules } from '../product.rules.ts';
import { productsList } from '../products.list.ts';

/** Ativo (Sim/Não); with `atualizarRevenda` its store products follow (document 001 §7). Refuses: PRODUCT_NOT_FOUND. */
export const setProductActive = defineAction({
  name: 'setProductActive',
  formerly: 'toggleProduct',
  title: 'Ativação de produto',
  permission: 'product:toggle',
  edits: { of: productsList },
  input: setProductActiveRules,
  handler: async (ctx, { id, ativo, atualizarRevenda }) => {
    const changed = await ctx.sql('update products set ativo = $2 where id = $1 and excluido_em is null returning id', [id, ativo]);
    if (!changed.length) throw new AppError('PRODUCT_NOT_FOUND');
    if (atualizarRevenda)
      await ctx.sql('update store_products set ativo = $2 where product_id = $1 and excluido_em is null and ativo <> $2', [id, ativo]);
    return { id };
  },
});
