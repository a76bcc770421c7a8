import type { AppContext } from '../../platform/context.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { nextDue, type ScheduleTimes } from './deliveries.rules.ts';
import { RUN_SCHEDULE } from './run-schedule.job.ts';

/** Schedules started per transaction and minute. */
const BATCH = 200;
/** After this time a run has lost its job: the tries of one take about fifteen minutes. */
const LOST_HOURS = 6;

interface DueSchedule extends ScheduleTimes {
  id: number;
  proximaEm: Date;
}

/** Every minute, starts the schedules that are due. A due time missed while no worker ran is made up once. */
defineJob({
  name: 'startDueSchedules',
  cron: '* * * * *',
  handler: async (ctx) => {
    await ctx.database.transaction(async (tx) => {
      const now = ctx.clock.now();
      const due = await tx.sql<DueSchedule>(
        `select id, frequencia, dia_semana as "diaSemana", dia_mes as "diaMes", hora, proxima_em as "proximaEm" from query_schedules
         where situacao = 'ATIVO' and proxima_em <= $1 order by proxima_em limit ${BATCH} for update skip locked`,
        [now],
      );
      for (const schedule of due) {
        const [run] = await tx.sql<{ id: number }>(
          `insert into schedule_runs (schedule_id, vence_em, criado_em) values ($1, $2, $3) on conflict (schedule_id, vence_em) do nothing returning id`,
          [schedule.id, schedule.proximaEm, now],
        );
        if (run) await ctx.ports.jobs.send(tx, RUN_SCHEDULE, { runId: run.id });
        await tx.sql('update query_schedules set proxima_em = $2 where id = $1', [schedule.id, nextDue(schedule, now)]);
      }
    });
    await endLostRuns(ctx);
  },
});

async function endLostRuns(ctx: AppContext): Promise<void> {
  await ctx.database.transaction((tx) =>
    tx.sql(
      `update schedule_runs set estado = 'FALHOU', erro = 'A execução foi interrompida.', encerrado_em = $1
       where estado in ('NA_FILA', 'EM_ANDAMENTO') and criado_em < $1::timestamptz - interval '${LOST_HOURS} hours'`,
      [ctx.clock.now()],
    ),
  );
}
