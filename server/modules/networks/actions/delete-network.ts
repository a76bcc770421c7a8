import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../network.errors.ts';
import { formatInteger } from '../../../shared/format.ts';
import { networkIdRules } from '../network.rules.ts';

/** Hides a network nothing depends on. */
export const deleteNetwork = defineAction({
  name: 'deleteNetwork',
  title: 'Exclusão de rede',
  permission: 'network:delete',
  refuses: ['NETWORK_NOT_FOUND', 'NETWORK_IN_USE'],
  input: networkIdRules,
  handler: async (ctx, { id }) => {
    const [network] = await ctx.sql<{ lojas: number }>(
      `select (select count(*) from stores where network_id = n.id and excluido_em is null) as lojas
       from networks n where id = $1 and excluido_em is null for update`,
      [id],
    );
    if (!network) throw new AppError('NETWORK_NOT_FOUND');
    if (network.lojas > 0) throw new AppError('NETWORK_IN_USE', { lojas: formatInteger(network.lojas) });
    // Frees the name, which is unique among visible rows.
    await ctx.sql("update networks set excluido_em = $2, ativo = false, nome = nome || ' (excluída ' || id || ')' where id = $1", [
      id,
      ctx.clock.now(),
    ]);
    return { id };
  },
});
