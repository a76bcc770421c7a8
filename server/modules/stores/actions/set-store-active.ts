import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../store.errors.ts';
import { setStoreActiveRules } from '../store.rules.ts';
import { storesList } from '../stores.list.ts';
import { lockStore } from '../stores-scope.ts';

/** The switches of the list: ativo, ativoClientes, resgateLiberado (document 001 §4). Refuses: STORE_NOT_FOUND. */
export const setStoreActive = defineAction({
  name: 'setStoreActive',
  formerly: 'toggleStore',
  title: 'Ativação de loja',
  permission: 'store:toggle',
  edits: { of: storesList },
  input: setStoreActiveRules,
  handler: async (ctx, { id, ativo = null, ativoClientes = null, resgateLiberado = null }) => {
    if (!(await lockStore(ctx, id))) throw new AppError('STORE_NOT_FOUND');
    await ctx.sql(
      `update stores set ativo = coalesce($2, ativo), ativo_clientes = coalesce($3, ativo_clientes),
         resgate_liberado = coalesce($4, resgate_liberado) where id = $1`,
      [id, ativo, ativoClientes, resgateLiberado],
    );
    return { id };
  },
});
