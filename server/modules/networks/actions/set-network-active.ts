import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { guardParameters } from '../../parameter-changes/index.ts';
import '../network.errors.ts';
import { setNetworkActiveRules } from '../network.rules.ts';
import { networksList } from '../networks.list.ts';

/** Ativo (Sim/Não). A network whose point is worth more than any other takes two people to put back into use. */
export const setNetworkActive = defineAction({
  name: 'setNetworkActive',
  title: 'Ativação de rede',
  permission: 'network:set-active',
  refuses: ['NETWORK_NOT_FOUND'],
  edits: { of: networksList, fields: ['ativo'] },
  input: setNetworkActiveRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, { id, ativo }) => {
    const [before] = await ctx.sql<{ ativo: boolean; nome: string; valorPonto: string }>(
      'select ativo, nome, valor_ponto as "valorPonto" from networks where id = $1 and excluido_em is null for update',
      [id],
    );
    if (!before) throw new AppError('NETWORK_NOT_FOUND');
    await ctx.sql('update networks set ativo = $2 where id = $1', [id, ativo]);
    if (ativo && !before.ativo) {
      const guard = { id, nome: `Valor do ponto de ${before.nome}`, before: null, after: before.valorPonto };
      await guardParameters(ctx, [{ parametro: 'valorPonto', ...guard }], { networkId: id });
    }
    return { id };
  },
});
