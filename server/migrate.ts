import pg from 'pg';
import { applyDefinitions } from './migrations/apply-definitions.ts';
import { openDatabaseAt } from './open-database.ts';
import { keepTimeouts } from './platform/db/pool.ts';
import { refuseOldServer } from './platform/db/server-version.ts';

/** An arbitrary number, the same in every process: one of them migrates, the others wait. */
const MIGRATION_LOCK = 7_202_611_211;

/**
 * Brings the schema up to date: migrations, then functions and views, in one transaction. Returns what it applied. Several processes may
 * call it at once. `url` is the database's direct address; `behindPooler` when the product reaches it through a pooler, whose sessions take
 * their time-outs from the role. Refuses a server that is too old (EnvError).
 */
export async function migrate(url: string, { behindPooler = false } = {}): Promise<string[]> {
  const guard = new pg.Client({ connectionString: url, application_name: 'fidelidade-migrations' });
  // A lost connection fails its next statement; it must not end the process.
  guard.on('error', () => {});
  await guard.connect();
  try {
    await refuseOldServer(guard);
    await guard.query('begin');
    await guard.query('set local idle_in_transaction_session_timeout = 0; set local lock_timeout = 0; set local statement_timeout = 0');
    await guard.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const database = await openDatabaseAt(url, { maxConnections: 2, statementTimeoutMs: 0 });
    try {
      const done = await database.orm.em.fork().transactional(async (em) => {
        const migrated = await database.orm.migrator.up({ transaction: em.getTransactionContext() });
        return [...migrated.map(({ name }) => name), ...(await applyDefinitions((text) => em.execute(text)))];
      });
      if (behindPooler) await keepTimeouts(guard);
      await guard.query('commit');
      return done;
    } finally {
      await database.close();
    }
  } finally {
    await guard.end();
  }
}
