import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../../server/platform/db/embedded-postgres.ts';

/** Works in the database of the server under test: for what no screen does and what a schedule does only hourly. */
export const inDatabase = async <Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const database = await startEmbeddedPostgres({ folder: path.join(process.env.E2E_FOLDER ?? '', 'postgres') });
  const client = new pg.Client({ connectionString: database.url() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
    await database.stop();
  }
};
