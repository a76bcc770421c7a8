import { defineAction } from '../../../platform/actions/action.ts';
import { deliveryIdRules } from '../deliveries.rules.ts';
import { lockSchedule } from '../lock-schedule.ts';

/** Deletes a schedule with its history: one's own, or anyone's for level 2. */
export const deleteQuerySchedule = defineAction({
  name: 'deleteQuerySchedule',
  title: 'Excluiu agendamento de consulta',
  permission: 'analysis:manageTokens',
  refuses: ['SCHEDULE_UNKNOWN'],
  input: deliveryIdRules,
  handler: async (ctx, { id }) => {
    const { nome } = await lockSchedule(ctx, id);
    await ctx.sql('delete from query_schedules where id = $1', [id]);
    ctx.logAs({ id, nome });
    return { id };
  },
});
