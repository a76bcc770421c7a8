import pg from 'pg';
import { openDatabaseAt } from './open-database.ts';
import { keepTimeouts } from './platform/db/pool.ts';
import { refuseOldServer } from './platform/db/server-version.ts';

/** Any number, the same in every process: one of them migrates, the others wait for it. */
const MIGRATION_LOCK = 7_202_611_211;

/**
 * Brings the schema up to date. Several processes may call it at once. `url` is a direct address of the database; `behindPooler`
 * when the product reaches it through a pooler, whose sessions need their time-outs from the role. Refuses a server
 * that is too old (EnvError).
 */
export async function migrate(url: string, { behindPooler = false } = {}): Promise<string[]> {
  const guard = new pg.Client({ connectionString: url, application_name: 'fidelidade-migrations' });
  // A connection that is lost refuses its next statement; it must not end the process.
  guard.on('error', () => {});
  await guard.connect();
  try {
    await refuseOldServer(guard);
    await guard.query('begin');
    await guard.query('set local idle_in_transaction_session_timeout = 0; set local lock_timeout = 0; set local statement_timeout = 0');
    await guard.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const database = await openDatabaseAt(url, { maxConnections: 2, statementTimeoutMs: 0 });
    try {
      const done = await database.orm.migrator.up();
      if (behindPooler) await keepTimeouts(guard);
      await guard.query('commit');
      return done.map(({ name }) => name);
    } finally {
      await database.close();
    }
  } finally {
    await guard.end();
  }
}
