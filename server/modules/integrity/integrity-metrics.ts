import type { Database } from '../../platform/db/database.ts';
import { collectSql } from '../../platform/metrics.ts';

/**
 * Adds what the proofs found to the metrics. A truth that was never proved counts from the installation, so that the alert on old proofs
 * sees it.
 */
export function collectProofs({ read }: Pick<Database, 'read'>): void {
  collectSql(read, {
    name: 'integrity_violations',
    help: 'Rows that violate a truth about the data, as its last proof found',
    labels: ['truth'],
    sql: 'select codigo as truth, quantas as value from integrity_proofs',
  });
  collectSql(read, {
    name: 'integrity_last_proof_timestamp_seconds',
    help: 'End of the last whole proof of a truth; the least of all is that of the last whole round',
    labels: ['truth'],
    sql: `with installed as (select min(executed_at) as em from schema_migrations)
      select p.codigo as truth, extract(epoch from coalesce(p.provada_em, i.em))::float8 as value from integrity_proofs p, installed i
      union all select 'none', extract(epoch from i.em)::float8 from installed i where not exists (select from integrity_proofs)`,
  });
}
