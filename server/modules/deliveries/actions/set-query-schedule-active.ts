import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { lockSchedule } from '../lock-schedule.ts';
import '../deliveries.errors.ts';
import { nextDue, scheduleActiveRules } from '../deliveries.rules.ts';

/** Pauses a schedule, or activates it again from its next time on. Level 2 may pause those of others; only the owner activates. */
export const setQueryScheduleActive = defineAction({
  name: 'setQueryScheduleActive',
  title: 'Pausou ou ativou agendamento',
  permission: 'analysis:manageTokens',
  refuses: ['SCHEDULE_UNKNOWN'],
  input: scheduleActiveRules,
  handler: async (ctx, { id, ativo }) => {
    const schedule = await lockSchedule(ctx, id);
    if (ativo && !schedule.isOwn) throw new AppError('SCHEDULE_UNKNOWN');
    const next = ativo ? nextDue(schedule, ctx.clock.now()) : null;
    await ctx.sql('update query_schedules set situacao = $2, proxima_em = $3, falhas_seguidas = 0 where id = $1', [
      id,
      ativo ? 'ATIVO' : 'PAUSADO',
      next,
    ]);
    ctx.logAs({ id, nome: schedule.nome, ativo });
    return { id };
  },
});
