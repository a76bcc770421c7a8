import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { guardParameters } from '../../parameter-changes/index.ts';
import { Network } from '../network.entity.ts';
import '../network.errors.ts';
import { updateNetworkRules } from '../network.rules.ts';
import { networksList } from '../networks.list.ts';
import { networkScope } from '../networks-scope.ts';

/**
 * Changes name, region and point value. A new value applies to later prices and costs; past postings and redemptions keep theirs (domain
 * rules §4.14).
 */
export const updateNetwork = defineAction({
  name: 'updateNetwork',
  title: 'Alteração de rede',
  permission: 'network:update',
  refuses: ['NETWORK_NOT_FOUND', 'NETWORK_NAME_TAKEN', 'SIMULATION_NEEDED'],
  edits: { of: networksList, fields: ['nome', 'regiao', 'valorPonto'] },
  input: updateNetworkRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, { id, ...changes }) => {
    const params: unknown[] = [id];
    const scope = networkScope({ actor: ctx.actor, bind: (value) => `$${params.push(value)}` });
    const [seen] = await ctx.sql(
      `select n.id from networks n where ${['n.id = $1', 'n.excluido_em is null', ...scope].join(' and ')} for update of n`,
      params,
    );
    if (!seen) throw new AppError('NETWORK_NOT_FOUND');
    const network = await ctx.em.findOneOrFail(Network, { id });
    const before = network.valorPonto;
    ctx.em.assign(network, changes);
    await ctx.flush();
    const guard = { id, nome: `Valor do ponto de ${network.nome}`, before, after: changes.valorPonto };
    await guardParameters(ctx, [{ parametro: 'valorPonto', ...guard }], { networkId: id });
    return { id };
  },
});
