import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { Network } from '../network.entity.ts';
import '../network.errors.ts';
import { editNetworkRules, networkIdRules, toggleNetworkRules } from '../network.rules.ts';

/**
 * Changes name, region and value of a point. A new value prices prizes and costs from then on; what was posted or redeemed
 * keeps its own (domain rules §4.14). Refuses: NETWORK_NOT_FOUND, NETWORK_NAME_TAKEN.
 */
export const editNetwork = defineAction({
  name: 'editNetwork',
  title: 'Alteração de rede',
  permission: 'network:edit',
  input: editNetworkRules,
  handler: async (ctx, { id, ...changes }) => {
    const network = await ctx.em.findOne(Network, { id, excluidoEm: null });
    if (!network) throw new AppError('NETWORK_NOT_FOUND');
    ctx.em.assign(network, changes);
    return { id };
  },
});

/** Ativo (Sim/Não). Refuses: NETWORK_NOT_FOUND. */
export const toggleNetwork = defineAction({
  name: 'toggleNetwork',
  title: 'Ativação de rede',
  permission: 'network:toggle',
  input: toggleNetworkRules,
  handler: async (ctx, { id, ativo }) => {
    const changed = await ctx.sql('update networks set ativo = $2 where id = $1 and excluido_em is null returning id', [id, ativo]);
    if (!changed.length) throw new AppError('NETWORK_NOT_FOUND');
    return { id };
  },
});

/** Hides a network that nothing depends on. Refuses: NETWORK_NOT_FOUND, NETWORK_IN_USE. */
export const deleteNetwork = defineAction({
  name: 'deleteNetwork',
  title: 'Exclusão de rede',
  permission: 'network:delete',
  input: networkIdRules,
  handler: async (ctx, { id }) => {
    const [network] = await ctx.sql<{ lojas: number }>(
      `select (select count(*) from stores where network_id = n.id and excluido_em is null) as lojas
       from networks n where id = $1 and excluido_em is null for update`,
      [id],
    );
    if (!network) throw new AppError('NETWORK_NOT_FOUND');
    if (network.lojas > 0) throw new AppError('NETWORK_IN_USE', { lojas: network.lojas });
    // The name is freed: it is unique among what people can see.
    await ctx.sql("update networks set excluido_em = $2, ativo = false, nome = nome || ' (excluída ' || id || ')' where id = $1", [
      id,
      ctx.clock.now(),
    ]);
    return { id };
  },
});
