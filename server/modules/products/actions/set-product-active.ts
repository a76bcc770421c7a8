import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { guardParameters } from '../../parameter-changes/index.ts';
import '../product.errors.ts';
import { setProductActiveRules } from '../product.rules.ts';
import { productsList } from '../products.list.ts';

/**
 * Ativo (Sim/Não); with `atualizarRevenda` its store products follow (document 001 §7). One that is worth more than any other in use takes
 * two people to put back into use.
 */
export const setProductActive = defineAction({
  name: 'setProductActive',
  title: 'Ativação de produto',
  permission: 'product:set-active',
  refuses: ['PRODUCT_NOT_FOUND'],
  edits: { of: productsList, fields: ['ativo'] },
  input: setProductActiveRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, { id, ativo, atualizarRevenda }) => {
    const [before] = await ctx.sql<{ ativo: boolean; nome: string; valorPontos: string }>(
      'select ativo, nome, valor_pontos as "valorPontos" from products where id = $1 and excluido_em is null for update',
      [id],
    );
    if (!before) throw new AppError('PRODUCT_NOT_FOUND');
    await ctx.sql('update products set ativo = $2 where id = $1', [id, ativo]);
    if (atualizarRevenda)
      await ctx.sql('update store_products set ativo = $2 where product_id = $1 and excluido_em is null and ativo <> $2', [id, ativo]);
    if (ativo && !before.ativo)
      await guardParameters(ctx, [
        { parametro: 'valorPontos', id, nome: `Pontos de ${before.nome}`, before: null, after: before.valorPontos },
      ]);
    return { id };
  },
});
