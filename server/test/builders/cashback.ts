import type { Database } from '../../platform/db/database.ts';
import { addDays } from '../../shared/dates.ts';

/** Starts a promotion on a day, as saving the settings does, and returns its campaign. */
export async function buildCampaign(database: Database, dataInicio: string): Promise<{ id: number; dataFim: string }> {
  const dataFim = addDays(dataInicio, 90);
  await database.pool.query('update system_settings set data_inicio_promocao = $1', [dataInicio]);
  const { rows } = await database.pool.query('insert into campaigns (data_inicio, data_fim) values ($1, $2) returning id', [
    dataInicio,
    dataFim,
  ]);
  return { id: (rows[0] as { id: number }).id, dataFim };
}

/** Lifts the hold of a payment, as if its key had been paid to this consumer before. */
export function liftHold(database: Database, redemptionId: number): Promise<void> {
  return database.transaction(async (tx) => {
    await tx.sql("select set_config('session_replication_role', 'replica', true)");
    await tx.sql('update payouts set retido_ate = null where redemption_id = $1', [redemptionId]);
  });
}
