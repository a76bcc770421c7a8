import pg from 'pg';
import { openDatabaseAt } from '../open-database.ts';
import type { Database } from '../platform/db/database.ts';

let made = 0;

/** A database of its own for one test file: a copy of the migrated template, or of another, gone when the run ends. */
export async function openTestDatabase({ maxConnections = 20, template = process.env.TEST_TEMPLATE } = {}): Promise<Database> {
  const admin = process.env.TEST_PG!;
  const name = `t_${process.env.TEST_RUN}_${process.pid}_${++made}_${process.hrtime.bigint() % 1_000_000n}`;
  const client = new pg.Client(admin);
  await client.connect();
  await client.query(`create database ${name} template ${template} strategy wal_log`);
  await client.end();
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return openDatabaseAt(url.href, { maxConnections });
}
