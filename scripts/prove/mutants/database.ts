import path from 'node:path';
import pg from 'pg';
import { migrate } from '../../../server/migrate.ts';
import { startEmbeddedPostgres } from '../../../server/platform/db/embedded-postgres.ts';
import { liftLimits } from '../../../server/test/limits.ts';

const BASE = 'mutants_base';
const MUTANT = 'mutants_one';

/** One PostgreSQL and one migrated template for the whole run; a mutant of a function is a copy in which it is replaced. */
export interface MutantDatabase {
  env: Record<string, string>;
  base: string;
  /** The template with the definition's text, or undefined when PostgreSQL does not take it. */
  withDefinition: (text: string) => Promise<string | undefined>;
  /** Removes the copies that tests made. */
  clear: () => Promise<void>;
  stop: () => Promise<void>;
}

/** As the tests' own template has it: most tests record more than one day of one person would allow. */
async function liftDatabase(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await liftLimits(client);
  await client.end();
}

export async function openMutantDatabase(): Promise<MutantDatabase> {
  const server = await startEmbeddedPostgres({ folder: path.resolve('.data/mutants-postgres'), durable: false, maxConnections: 300 });
  const run = String(process.pid);
  const admin = new pg.Client(server.url());
  await admin.connect();
  const clear = async () => {
    const { rows } = await admin.query<{ datname: string }>(`select datname from pg_database where datname ~ '^t_'`);
    for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`);
  };
  await clear();
  await admin.query(`drop database if exists ${BASE} with (force)`);
  await admin.query(`create database ${BASE}`);
  await migrate(server.url(BASE));
  await liftDatabase(server.url(BASE));
  return {
    env: { TEST_PG: server.url(), TEST_RUN: run },
    base: BASE,
    withDefinition: async (text) => {
      await admin.query(`drop database if exists ${MUTANT} with (force)`);
      await admin.query(`create database ${MUTANT} template ${BASE} strategy wal_log`);
      const client = new pg.Client(server.url(MUTANT));
      await client.connect();
      try {
        await client.query(text);
        return MUTANT;
      } catch {
        return undefined;
      } finally {
        await client.end();
      }
    },
    clear,
    stop: async () => {
      await clear();
      await admin.end();
      await server.stop();
    },
  };
}
