import { defineAction } from '../../../platform/actions/action.ts';
import { Network } from '../network.entity.ts';
import '../network.errors.ts';
import { networkRules } from '../network.rules.ts';

/** Registers a network, active. Refuses: NETWORK_NAME_TAKEN. */
export const createNetwork = defineAction({
  name: 'createNetwork',
  title: 'Cadastro de rede',
  permission: 'network:create',
  input: networkRules,
  handler: async (ctx, input) => {
    const network = ctx.em.create(Network, { ...input, dataCadastro: ctx.clock.today() });
    await ctx.flush();
    return { id: network.id };
  },
});
