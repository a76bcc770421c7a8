import type pg from 'pg';
import { EnvError } from '../env.ts';

/** The oldest PostgreSQL that the test suite has run on (docs/operations.md). */
const OLDEST = 15;

/** Refuses a server older than the oldest one tested, before writing anything to it. Throws EnvError. */
export async function refuseOldServer(client: Pick<pg.Client, 'query'>): Promise<void> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  const version = rows[0]!.server_version;
  if (Number.parseInt(version, 10) < OLDEST)
    throw new EnvError([`DATABASE_URL: o servidor é o PostgreSQL ${version}; é preciso o PostgreSQL ${OLDEST} ou mais novo`]);
}
