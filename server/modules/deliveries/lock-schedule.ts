import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import './deliveries.errors.ts';
import type { ScheduleTimes } from './deliveries.rules.ts';

/** A schedule that an action changes. */
export interface LockedSchedule extends ScheduleTimes {
  id: number;
  nome: string;
  isOwn: boolean;
}

/** Locks a schedule of the actor's own, or anyone's for level 2. Refuses: SCHEDULE_UNKNOWN. */
export async function lockSchedule(ctx: ActionContext, id: number): Promise<LockedSchedule> {
  if (ctx.actor.kind !== 'staff') throw new AppError('NOT_ALLOWED');
  const [row] = await ctx.sql<LockedSchedule>(
    `select id, nome, frequencia, dia_semana as "diaSemana", dia_mes as "diaMes", hora, staff_user_id = $3 as "isOwn"
     from query_schedules where id = $1 and ($2 or staff_user_id = $3) for update`,
    [id, ctx.actor.level === 2, ctx.actor.id],
  );
  if (!row) throw new AppError('SCHEDULE_UNKNOWN');
  return row;
}
