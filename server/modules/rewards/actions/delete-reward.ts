import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../reward.errors.ts';
import { formatInteger } from '../../../shared/format.ts';
import { rewardIdRules } from '../reward.rules.ts';

/** Hides a prize without redemptions that await delivery; its redemptions stay. */
export const deleteReward = defineAction({
  name: 'deleteReward',
  title: 'Exclusão de prêmio',
  permission: 'reward:delete',
  refuses: ['REWARD_NOT_FOUND', 'REWARD_IN_USE'],
  input: rewardIdRules,
  handler: async (ctx, { id }) => {
    const [reward] = await ctx.sql('select id from rewards where id = $1 and excluido_em is null for update', [id]);
    if (!reward) throw new AppError('REWARD_NOT_FOUND');
    const [open] = await ctx.sql<{ resgates: number }>(
      'select count(*) as resgates from redemptions where reward_id = $1 and status in (0, 2)',
      [id],
    );
    if (open!.resgates > 0) throw new AppError('REWARD_IN_USE', { resgates: formatInteger(open!.resgates) });
    // Frees the code, which is unique among visible rows.
    await ctx.sql("update rewards set excluido_em = $2, ativo = false, codigo = codigo || ' (excluído ' || id || ')' where id = $1", [
      id,
      ctx.clock.now(),
    ]);
    return { id };
  },
});
