import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { compare } from '../../../shared/money.ts';
import { guardParameters } from '../../parameter-changes/index.ts';
import '../product.errors.ts';
import { updateProductRules } from '../product.rules.ts';
import { changeProductValue } from '../product-values.ts';
import { productsList } from '../products.list.ts';

/** Changes code, name, points, bar code and category (the last two omitted: kept; empty: removed). New points apply from today; earlier sales keep theirs. */
export const updateProduct = defineAction({
  name: 'updateProduct',
  title: 'Alteração de produto',
  permission: 'product:update',
  refuses: ['PRODUCT_NOT_FOUND', 'PRODUCT_CODE_TAKEN', 'PRODUCT_GTIN_TAKEN', 'SIMULATION_NEEDED'],
  edits: { of: productsList, fields: ['codigo', 'nome', 'valorPontos', 'gtin', 'categoria'] },
  input: updateProductRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, { id, codigo, nome, valorPontos, gtin, categoria }) => {
    const [before] = await ctx.sql<{ nome: string; valor_pontos: string }>(
      'select nome, valor_pontos from products where id = $1 and excluido_em is null for update',
      [id],
    );
    if (!before) throw new AppError('PRODUCT_NOT_FOUND');
    await ctx.sql(
      `update products set codigo = $2, nome = $3, valor_pontos = $4, gtin = case when $5 then $6 else gtin end,
         categoria = case when $7 then $8 else categoria end where id = $1`,
      [id, codigo, nome, valorPontos, gtin !== undefined, gtin ?? null, categoria !== undefined, categoria || null],
    );
    if (compare(before.valor_pontos, valorPontos) !== 0) await changeProductValue(ctx, id, valorPontos);
    await guardParameters(ctx, [
      { parametro: 'valorPontos', id, nome: `Pontos de ${before.nome}`, before: before.valor_pontos, after: valorPontos },
    ]);
    return { id };
  },
});
