import { defineAction } from '../../../platform/actions/action.ts';
import { actorKey } from '../../../platform/actor.ts';
import { rateLimiter } from '../../../platform/auth/rate-limit.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { lockSchedule } from '../lock-schedule.ts';
import '../deliveries.errors.ts';
import { deliveryIdRules } from '../deliveries.rules.ts';
import { RUN_SCHEDULE } from '../run-schedule.job.ts';

/** Runs one person may start by hand in an hour, so that a button does not become a way to send mass mail. */
const RUNS_PER_HOUR = 20;

/** Runs one's own schedule now, besides its times. */
export const runQuerySchedule = defineAction({
  name: 'runQuerySchedule',
  title: 'Executou agendamento agora',
  permission: 'analysis:manageTokens',
  refuses: ['SCHEDULE_UNKNOWN', 'SCHEDULE_RUNNING', 'TOO_MANY_ATTEMPTS'],
  input: deliveryIdRules,
  before: ({ database, actor }) =>
    rateLimiter(database.pool, { name: 'schedule-runs', points: RUNS_PER_HOUR, windowSeconds: 3_600 }).consume(actorKey(actor)),
  handler: async (ctx, { id }) => {
    const schedule = await lockSchedule(ctx, id);
    if (!schedule.isOwn) throw new AppError('SCHEDULE_UNKNOWN');
    const [open] = await ctx.sql("select id from schedule_runs where schedule_id = $1 and estado in ('NA_FILA', 'EM_ANDAMENTO') limit 1", [
      id,
    ]);
    if (open) throw new AppError('SCHEDULE_RUNNING');
    const [run] = await ctx.sql<{ id: number }>(
      `insert into schedule_runs (schedule_id, vence_em, manual, criado_em) values ($1, $2, true, $2)
       on conflict (schedule_id, vence_em) do nothing returning id`,
      [id, ctx.clock.now()],
    );
    if (!run) throw new AppError('SCHEDULE_RUNNING');
    await ctx.enqueue(RUN_SCHEDULE, { runId: run.id });
    ctx.logAs({ id, nome: schedule.nome });
    return { id: run.id };
  },
});
