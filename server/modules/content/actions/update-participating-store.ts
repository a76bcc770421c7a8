import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../content.errors.ts';
import { participatingStoresList } from '../content.lists.ts';
import { updateParticipatingStoreRules } from '../content.rules.ts';

/** Changes its name or visibility to consumers. */
export const updateParticipatingStore = defineAction({
  name: 'updateParticipatingStore',
  title: 'Alteração de loja participante',
  permission: 'content:update',
  refuses: ['PARTICIPATING_STORE_NOT_FOUND', 'PARTICIPATING_STORE_NAME_TAKEN'],
  edits: { of: participatingStoresList, fields: ['nome', 'ativo'] },
  input: updateParticipatingStoreRules,
  handler: async (ctx, { id, nome, ativo }) => {
    const changed = await ctx.sql(
      'update participating_stores set nome = coalesce($2, nome), ativo = coalesce($3, ativo) where id = $1 returning id',
      [id, nome, ativo],
    );
    if (!changed.length) throw new AppError('PARTICIPATING_STORE_NOT_FOUND');
    return { id };
  },
});
