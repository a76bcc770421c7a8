import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../product.errors.ts';
import { formatInteger } from '../../../shared/format.ts';
import { productIdRules } from '../product.rules.ts';

/** Hides a product nothing depends on. */
export const deleteProduct = defineAction({
  name: 'deleteProduct',
  title: 'Exclusão de produto',
  permission: 'product:delete',
  refuses: ['PRODUCT_NOT_FOUND', 'PRODUCT_IN_USE'],
  input: productIdRules,
  handler: async (ctx, { id }) => {
    // Recording a sale or a store product locks this row through its foreign key, so no dependency appears after the count.
    const [locked] = await ctx.sql('select id from products where id = $1 and excluido_em is null for update', [id]);
    if (!locked) throw new AppError('PRODUCT_NOT_FOUND');
    const [uses] = await ctx.sql<{ vendas: number; lojas: number; compras: number }>(
      `select (select count(distinct posting_id) from posting_items where product_id = $1) as vendas,
         (select count(*) from store_products where product_id = $1 and excluido_em is null) as lojas,
         (select count(*) from purchases where product_id = $1) + (select count(*) from stock_counts where product_id = $1) as compras`,
      [id],
    );
    const reasons = [
      ...(uses && uses.vendas > 0 ? [`${formatInteger(uses.vendas)} venda(s) pontuada(s)`] : []),
      ...(uses && uses.lojas > 0 ? [`${formatInteger(uses.lojas)} produto(s) de loja`] : []),
      ...(uses && uses.compras > 0 ? [`${formatInteger(uses.compras)} registro(s) de compra ou estoque`] : []),
    ];
    if (reasons.length) throw new AppError('PRODUCT_IN_USE', { motivos: reasons.join(' e ') });
    // Frees code and bar code, which are unique among visible rows.
    await ctx.sql(
      "update products set excluido_em = $2, ativo = false, gtin = null, codigo = codigo || ' (excluído ' || id || ')' where id = $1",
      [id, ctx.clock.now()],
    );
    return { id };
  },
});
