import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../content.errors.ts';
import { clientProductsList } from '../content.lists.ts';
import { updateClientProductRules } from '../content.rules.ts';

/** Changes the given fields of a client product; a null description clears it. */
export const updateClientProduct = defineAction({
  name: 'updateClientProduct',
  title: 'Alteração de produto cliente',
  permission: 'content:update',
  refuses: ['CLIENT_PRODUCT_NOT_FOUND', 'CLIENT_PRODUCT_NAME_TAKEN'],
  edits: { of: clientProductsList, fields: ['nome', 'descricao', 'ativo'] },
  input: updateClientProductRules,
  handler: async (ctx, { id, nome, descricao, ativo }) => {
    const changed = await ctx.sql(
      `update client_products set nome = coalesce($2, nome), ativo = coalesce($3, ativo),
         descricao = case when $4 then $5 else descricao end where id = $1 returning id`,
      [id, nome, ativo, descricao !== undefined, descricao],
    );
    if (!changed.length) throw new AppError('CLIENT_PRODUCT_NOT_FOUND');
    return { id };
  },
});
