import { Gauge } from 'prom-client';
import type { Database } from '../../platform/db/database.ts';
import { registry } from '../../platform/metrics.ts';

const VIOLATIONS = 'integrity_violations';
const LAST_PROOF = 'integrity_last_proof_timestamp_seconds';

/** Adds what the proofs found to the metrics, read at each scrape: any process tells it. */
export function collectProofs({ read }: Pick<Database, 'read'>): void {
  for (const name of [VIOLATIONS, LAST_PROOF]) registry.removeSingleMetric(name);
  const gauge = (name: string, help: string, value: string) =>
    new Gauge({
      name,
      help,
      labelNames: ['truth'],
      registers: [registry],
      async collect() {
        this.reset();
        // The process's own metrics stay readable while the database is unavailable.
        const rows = await read<{ truth: string; value: number | null }>(
          `select codigo as truth, ${value} as value from integrity_proofs`,
        ).catch(() => []);
        for (const { truth, value } of rows) if (value !== null) this.set({ truth }, value);
      },
    });
  gauge(VIOLATIONS, 'Rows that violate a truth about the data, as its last proof found', 'quantas');
  gauge(
    LAST_PROOF,
    'End of the last whole proof of a truth; the least of all is that of the last whole round',
    'extract(epoch from provada_em)::float8',
  );
}
