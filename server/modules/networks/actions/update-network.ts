import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { Network } from '../network.entity.ts';
import '../network.errors.ts';
import { updateNetworkRules } from '../network.rules.ts';

/**
 * Changes name, region and point value. A new value applies to later prices and costs; past postings and redemptions keep theirs (domain
 * rules §4.14). Refuses: NETWORK_NOT_FOUND, NETWORK_NAME_TAKEN.
 */
export const updateNetwork = defineAction({
  name: 'updateNetwork',
  formerly: 'editNetwork',
  title: 'Alteração de rede',
  permission: 'network:edit',
  input: updateNetworkRules,
  handler: async (ctx, { id, ...changes }) => {
    const network = await ctx.em.findOne(Network, { id, excluidoEm: null });
    if (!network) throw new AppError('NETWORK_NOT_FOUND');
    ctx.em.assign(network, changes);
    return { id };
  },
});
