import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { guardParameters } from '../../parameter-changes/index.ts';
import '../store.errors.ts';
import { setStoreActiveRules } from '../store.rules.ts';
import { storesList } from '../stores.list.ts';
import { lockStore } from '../stores-scope.ts';

/**
 * The switches of the list: ativo, ativoClientes, resgateLiberado (document 001 §4). A store with a factor above two takes two people to
 * put back into use.
 */
export const setStoreActive = defineAction({
  name: 'setStoreActive',
  title: 'Ativação de loja',
  permission: 'store:set-active',
  refuses: ['STORE_NOT_FOUND'],
  edits: { of: storesList, fields: ['ativo', 'ativoClientes', 'resgateLiberado'] },
  input: setStoreActiveRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, { id, ativo = null, ativoClientes = null, resgateLiberado = null }) => {
    const before = await lockStore<{ id: number; ativo: boolean; fator: number; nome: string; networkId: number }>(
      ctx,
      id,
      's.id, s.ativo, s.fator_pontuacao as fator, s.nome_fantasia as nome, s.network_id as "networkId"',
    );
    if (!before) throw new AppError('STORE_NOT_FOUND');
    await ctx.sql(
      `update stores set ativo = coalesce($2, ativo), ativo_clientes = coalesce($3, ativo_clientes),
         resgate_liberado = coalesce($4, resgate_liberado) where id = $1`,
      [id, ativo, ativoClientes, resgateLiberado],
    );
    if (ativo && !before.ativo) {
      const guard = { id, nome: `Fator de ${before.nome}`, before: null, after: String(before.fator) };
      await guardParameters(ctx, [{ parametro: 'fatorPontuacao', ...guard }], { networkId: before.networkId });
    }
    return { id };
  },
});
