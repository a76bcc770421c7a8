import { defineAction } from '../../../platform/actions/action.ts';
import { guardParameters } from '../../parameter-changes/index.ts';
import { Network } from '../network.entity.ts';
import '../network.errors.ts';
import { networkRules } from '../network.rules.ts';

/** Registers a network, active. A point worth more than any other takes two people. */
export const createNetwork = defineAction({
  name: 'createNetwork',
  title: 'Cadastro de rede',
  permission: 'network:create',
  refuses: ['NETWORK_NAME_TAKEN'],
  input: networkRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, input) => {
    const network = ctx.em.create(Network, { ...input, dataCadastro: ctx.clock.today() });
    await ctx.flush();
    const guard = { id: network.id, nome: `Valor do ponto de ${input.nome}`, before: null, after: input.valorPonto };
    await guardParameters(ctx, [{ parametro: 'valorPonto', ...guard }]);
    return { id: network.id };
  },
});
