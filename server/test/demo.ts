import { cp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { loadDemo } from '../demo/index.ts';
import type { Database } from '../platform/db/database.ts';
import { openStorage } from '../platform/files/storage.ts';
import { openTestApp, type TestApp } from './app.ts';
import { movableClock } from './clock.ts';
import { openTestDatabase } from './database.ts';
import { TEST_FILES } from './ports.ts';

/** The demonstration's date in tests: the same day gives the same network. */
export const DEMO_DAY = '2026-11-21T12:00:00.000Z';
const FILES = path.join(os.tmpdir(), `fidelidade-demo-${process.env.TEST_RUN}`);

/** The application on its own demonstration network, at its date. */
export async function openDemoApp(env: Record<string, string> = {}): Promise<TestApp> {
  const app = await openTestApp(env, await openDemoDatabase(TEST_FILES));
  app.clock.moveTo(DEMO_DAY);
  return app;
}

/** A database with that day's demonstration network; the network's files are copied into `folder`. */
export async function openDemoDatabase(folder: string): Promise<Database> {
  const template = await demoTemplate();
  await cp(FILES, folder, { recursive: true });
  return openTestDatabase({ template });
}

/** Loaded once per run, by the first test that asks; the others wait and copy it. */
async function demoTemplate(): Promise<string> {
  const name = `t_${process.env.TEST_RUN}_demo`;
  const client = new pg.Client(process.env.TEST_PG!);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('demo'), $1)", [Number(process.env.TEST_RUN)]);
    if ((await client.query('select from pg_database where datname = $1', [name])).rowCount) return name;
    const database = await openTestDatabase({ direct: true });
    const { rows } = await database.pool.query<{ name: string }>('select current_database() as name');
    await loadDemo(database, await openStorage({ driver: 'local', root: FILES }), movableClock(DEMO_DAY));
    await database.close();
    await client.query(`alter database ${rows[0]!.name} rename to ${name}`);
    return name;
  } finally {
    await client.end();
  }
}
