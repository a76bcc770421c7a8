import { inDatabase } from './database.ts';

/** Adds a dead letter to the server under test: a job that no screen can make fail. */
export const addFailedJob = (queue: string, error: string): Promise<void> =>
  inDatabase(async (client) => {
    // A second try begins without the job of the first.
    await client.query("delete from pgboss.job where name = 'dead-letters' and source_name = $1", [queue]);
    await client.query(
      `insert into pgboss.job (name, data, source_name, source_created_on, source_retry_count, source_output)
       values ('dead-letters', '{}', $1, now(), 5, $2)`,
      [queue, JSON.stringify({ message: error })],
    );
  });
