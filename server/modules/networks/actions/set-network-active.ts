import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../network.errors.ts';
import { setNetworkActiveRules } from '../network.rules.ts';
import { networksList } from '../networks.list.ts';

/** Ativo (Sim/Não). Refuses: NETWORK_NOT_FOUND. */
export const setNetworkActive = defineAction({
  name: 'setNetworkActive',
  formerly: 'toggleNetwork',
  title: 'Ativação de rede',
  permission: 'network:toggle',
  edits: { of: networksList },
  input: setNetworkActiveRules,
  handler: async (ctx, { id, ativo }) => {
    const changed = await ctx.sql('update networks set ativo = $2 where id = $1 and excluido_em is null returning id', [id, ativo]);
    if (!changed.length) throw new AppError('NETWORK_NOT_FOUND');
    return { id };
  },
});
