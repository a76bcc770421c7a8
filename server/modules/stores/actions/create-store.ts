import { defineAction } from '../../../platform/actions/action.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { Network } from '../../networks/index.ts';
import { guardParameters } from '../../parameter-changes/index.ts';
import { Store, StoreFactor } from '../store.entity.ts';
import '../store.errors.ts';
import { storeRules } from '../store.rules.ts';

/** A store's first factor also applies to its older sales. */
const SINCE_EVER = '1900-01-01';

/** A store's network, among those the actor may act on. Refuses: STORE_NETWORK_UNKNOWN. */
export async function requireNetwork(ctx: ActionContext, networkId: number): Promise<void> {
  const [network] = await ctx.sql<{ id: number }>('select id from networks where id = $1 and ativo and excluido_em is null', [networkId]);
  const allowed = ctx.actor.kind !== 'staff' || (ctx.actor.networkIds?.includes(networkId) ?? true);
  if (!network || !allowed) throw new AppError('STORE_NETWORK_UNKNOWN');
}

/** Registers a store, active for sellers. A factor above two takes two people. */
export const createStore = defineAction({
  name: 'createStore',
  title: 'Cadastro de loja',
  permission: 'store:create',
  refuses: ['STORE_NETWORK_UNKNOWN', 'STORE_CODE_TAKEN', 'STORE_CNPJ_TAKEN'],
  input: storeRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, { networkId, ...input }) => {
    await requireNetwork(ctx, networkId);
    const store = ctx.em.create(Store, { ...input, network: ctx.em.getReference(Network, networkId), criadoEm: ctx.clock.now() });
    ctx.em.create(StoreFactor, { store, fatorPontuacao: input.fatorPontuacao, vigenteEm: SINCE_EVER });
    await ctx.flush();
    const guard = { id: store.id, nome: `Fator de ${input.nomeFantasia}`, before: null, after: String(input.fatorPontuacao) };
    await guardParameters(ctx, [{ parametro: 'fatorPontuacao', ...guard }], { networkId });
    return { id: store.id };
  },
});
