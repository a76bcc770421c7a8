import pg from 'pg';
import { openDatabaseAt } from '../open-database.ts';
import type { Database } from '../platform/db/database.ts';
import { keepTimeouts } from '../platform/db/pool.ts';

let made = 0;
const PATIENCE_MS = 10_000;

interface Options {
  maxConnections?: number;
  /** What to copy; the migrated template by default. */
  template?: string;
  /** Bypasses the run's pooler, whose connections would outlive the test's: for databases that are copied or renamed. */
  direct?: boolean;
}

/** A database for one test file: a copy of the migrated template, or of another, removed when the run ends. */
export async function openTestDatabase({ maxConnections = 20, template, direct = false }: Options = {}): Promise<Database> {
  const admin = process.env.TEST_PG!;
  const name = `t_${process.env.TEST_RUN}_${process.pid}_${++made}_${process.hrtime.bigint() % 1_000_000n}`;
  const client = new pg.Client(admin);
  await client.connect();
  await client.query(`create database ${name} template ${template ?? process.env.TEST_TEMPLATE} strategy wal_log`);
  await client.end();
  const url = new URL(admin);
  url.pathname = `/${name}`;
  const pooler = process.env.TEST_POOLER;
  return closingHeld(await (pooler && !direct ? openThrough(pooler, url, maxConnections) : openDatabaseAt(url.href, { maxConnections })));
}

/** Also closes connections that a failed test did not release: the pool would wait for them forever, and the failure would not be reported. */
function closingHeld(database: Database): Database {
  const held = new Set<pg.PoolClient>();
  database.pool.on('acquire', (client) => held.add(client));
  database.pool.on('release', (_error, client) => held.delete(client));
  const close = async () => {
    const timer = setTimeout(() => {
      for (const client of held) client.release(true);
    }, PATIENCE_MS);
    await database.close();
    clearTimeout(timer);
  };
  return { ...database, close };
}

/** As the product opens a database behind a pooler. */
async function openThrough(pooler: string, direct: URL, maxConnections: number): Promise<Database> {
  const client = new pg.Client(direct.href);
  await client.connect();
  await keepTimeouts(client);
  await client.end();
  const url = new URL(pooler);
  url.pathname = direct.pathname;
  return openDatabaseAt(url.href, { maxConnections, pooler: { prepares: process.env.TEST_POOLER_PREPARES === 'true' } });
}
