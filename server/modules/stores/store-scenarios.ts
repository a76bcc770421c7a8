import type { ActionContext } from '../../platform/context.ts';
import { defineJob } from '../../platform/jobs/job.ts';

/** Assigns stores to a scenario from a day on, replacing later entries. The current-scenario column follows at once, or on that day. */
export async function startScenario(
  { sql, clock }: Pick<ActionContext, 'sql' | 'clock'>,
  storeIds: readonly number[],
  cenario: number,
  from: string,
): Promise<void> {
  await sql('delete from store_scenarios where store_id = any($1::int[]) and vigente_em >= $2', [storeIds, from]);
  await sql(
    'insert into store_scenarios (store_id, cenario, vigente_em, criado_em) select x, $2, $3::date, $4 from unnest($1::int[]) as x',
    [storeIds, cenario, from, clock.now()],
  );
  await sql('update stores set cenario = store_scenario_on(id, $2::date) where id = any($1::int[])', [storeIds, clock.today()]);
}

/** Applies scenarios that start today, from the first minutes of the day on. Safe to repeat. */
defineJob({
  name: 'start-scenarios',
  cron: '1 0 * * *',
  handler: (ctx) =>
    ctx.database.transaction(async (tx) => {
      await tx.sql(
        `update stores s set cenario = store_scenario_on(s.id, $1::date)
         where s.id in (select store_id from store_scenarios) and s.cenario <> store_scenario_on(s.id, $1::date)`,
        [ctx.clock.today()],
      );
    }),
});
