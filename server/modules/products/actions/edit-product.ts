import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { compare } from '../../../shared/money.ts';
import '../product.errors.ts';
import { editProductRules, productIdRules, toggleProductRules } from '../product.rules.ts';
import { changeProductValue } from '../product-values.ts';

/**
 * Changes code, name, points and bar code (left out: kept; empty: removed). New points hold from today on; earlier sales keep
 * theirs. Refuses: PRODUCT_NOT_FOUND, PRODUCT_CODE_TAKEN, PRODUCT_GTIN_TAKEN.
 */
export const editProduct = defineAction({
  name: 'editProduct',
  title: 'Alteração de produto',
  permission: 'product:edit',
  input: editProductRules,
  handler: async (ctx, { id, codigo, nome, valorPontos, gtin }) => {
    const [before] = await ctx.sql<{ valor_pontos: string }>(
      'select valor_pontos from products where id = $1 and excluido_em is null for update',
      [id],
    );
    if (!before) throw new AppError('PRODUCT_NOT_FOUND');
    await ctx.sql(
      'update products set codigo = $2, nome = $3, valor_pontos = $4, gtin = case when $5 then $6 else gtin end where id = $1',
      [id, codigo, nome, valorPontos, gtin !== undefined, gtin ?? null],
    );
    if (compare(before.valor_pontos, valorPontos) !== 0) await changeProductValue(ctx, id, valorPontos);
    return { id };
  },
});

/** Ativo (Sim/Não); with `atualizarRevenda` its store products follow (document 001 §7). Refuses: PRODUCT_NOT_FOUND. */
export const toggleProduct = defineAction({
  name: 'toggleProduct',
  title: 'Ativação de produto',
  permission: 'product:toggle',
  input: toggleProductRules,
  handler: async (ctx, { id, ativo, atualizarRevenda }) => {
    const changed = await ctx.sql('update products set ativo = $2 where id = $1 and excluido_em is null returning id', [id, ativo]);
    if (!changed.length) throw new AppError('PRODUCT_NOT_FOUND');
    if (atualizarRevenda)
      await ctx.sql('update store_products set ativo = $2 where product_id = $1 and excluido_em is null and ativo <> $2', [id, ativo]);
    return { id };
  },
});

/** Hides a product that nothing depends on. Refuses: PRODUCT_NOT_FOUND, PRODUCT_IN_USE (says what depends). */
export const deleteProduct = defineAction({
  name: 'deleteProduct',
  title: 'Exclusão de produto',
  permission: 'product:delete',
  input: productIdRules,
  handler: async (ctx, { id }) => {
    // Recording a sale or a store product locks this row through its foreign key, so nothing slips in after the count.
    const [locked] = await ctx.sql('select id from products where id = $1 and excluido_em is null for update', [id]);
    if (!locked) throw new AppError('PRODUCT_NOT_FOUND');
    const [uses] = await ctx.sql<{ vendas: number; lojas: number; compras: number }>(
      `select (select count(distinct posting_id) from posting_items where product_id = $1) as vendas,
         (select count(*) from store_products where product_id = $1 and excluido_em is null) as lojas,
         (select count(*) from purchases where product_id = $1) + (select count(*) from stock_counts where product_id = $1) as compras`,
      [id],
    );
    const reasons = [
      ...(uses && uses.vendas > 0 ? [`${uses.vendas} venda(s) pontuada(s)`] : []),
      ...(uses && uses.lojas > 0 ? [`${uses.lojas} produto(s) de loja`] : []),
      ...(uses && uses.compras > 0 ? [`${uses.compras} registro(s) de compra ou estoque`] : []),
    ];
    if (reasons.length) throw new AppError('PRODUCT_IN_USE', { motivos: reasons.join(' e ') });
    // Code and bar code are freed: they are unique among what people can see.
    await ctx.sql(
      "update products set excluido_em = $2, ativo = false, gtin = null, codigo = codigo || ' (excluído ' || id || ')' where id = $1",
      [id, ctx.clock.now()],
    );
    return { id };
  },
});
