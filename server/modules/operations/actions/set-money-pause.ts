import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../operations.errors.ts';
import { moneyPauseRules } from '../operations.rules.ts';

/**
 * Pauses or resumes every operation that moves points, cashback or payments. One operator is enough for either, because it is an emergency
 * brake; every staff member sees the author. `pauseMoney` also waits for the operations under way.
 */
export const setMoneyPause = defineAction({
  name: 'setMoneyPause',
  title: 'Pausa das operações',
  permission: 'operation:manage',
  refuses: ['MONEY_ALREADY_PAUSED', 'MONEY_NOT_PAUSED'],
  input: moneyPauseRules,
  handler: async (ctx, { ativa, motivo }) => {
    if (ctx.actor.kind !== 'staff') throw new AppError('NOT_ALLOWED');
    const values = [ctx.clock.now(), ctx.actor.id];
    const done = ativa
      ? await ctx.sql(
          'insert into money_pauses (pausada_em, pausada_por_id, motivo) values ($1, $2, $3) on conflict do nothing returning id',
          [...values, motivo],
        )
      : await ctx.sql('update money_pauses set retomada_em = $1, retomada_por_id = $2 where retomada_em is null returning id', values);
    if (!done.length) throw new AppError(ativa ? 'MONEY_ALREADY_PAUSED' : 'MONEY_NOT_PAUSED');
  },
});
