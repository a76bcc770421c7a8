import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../server/platform/db/embedded-postgres.ts';
import { isAlive } from '../server/platform/db/embedded-users.ts';

const DATABASE = 'drill';
const LOOK_MS = 50;
const CONNECT_MS = 3_000;
const START_ATTEMPTS = 40;
const START_PAUSE_MS = 250;

/** The drill's own PostgreSQL, which can be crashed. It waits for the disk at each commit, as the product's own does. */
export interface DrillPostgres {
  /** Its current port; a new one after each start. */
  port(): number;
  /** Address of the database that bypasses every network fault. */
  url(): string;
  /** A statement that bypasses every fault, retried until PostgreSQL answers. */
  sql<Row>(text: string, params?: unknown[]): Promise<Row[]>;
  /** Every process of the server. */
  pids(): Promise<number[]>;
  /** Kills the whole server. */
  kill(): Promise<void>;
  /** Starts the server when it is not running, as a supervisor does; returns whether it had to. */
  revive(): Promise<boolean>;
  stop(): Promise<void>;
}

interface Options {
  folder: string;
  settings?: Record<string, string>;
}

/** Starts it with an empty database. */
export async function openPostgres({ folder, settings = {} }: Options): Promise<DrillPostgres> {
  const start = () => startPatiently(folder, { restart_after_crash: 'on', ...settings });
  let server = await start();
  let isStopping = false;
  const url = () => server.url(DATABASE);
  const sql = patientSql(url, () => isStopping);
  await once(server.url(), `create database ${DATABASE}`);
  // Kept, because the disk holding the file may be the broken one.
  const pidOf = () => Number(fs.readFileSync(path.join(server.dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  let pid = pidOf();
  return {
    port: () => Number(new URL(server.url()).port),
    url,
    sql,
    pids: async () => [pid, ...(await sql<{ pid: number }>('select pid from pg_stat_activity')).map((row) => row.pid)],
    kill: async () => {
      process.kill(pid, 'SIGKILL');
      while (isAlive(pid)) await pause(LOOK_MS);
    },
    revive: async () => {
      if (isAlive(pid)) return false;
      server = await start();
      pid = pidOf();
      return true;
    },
    stop: async () => {
      isStopping = true;
      await server.stop();
    },
  };
}

/** Statements on the server at `url`, each retried until it answers. */
export function patientSql(url: () => string, isStopping: () => boolean): DrillPostgres['sql'] {
  return async <Row>(text: string, params: unknown[] = []): Promise<Row[]> => {
    for (;;) {
      try {
        return (await once(url(), text, params)) as Row[];
      } catch (error) {
        // Only outages are retried; a wrong statement is the drill's own bug.
        if (isStopping() || !/^(57P|08|53|25006|ECONN)|undefined/.test(String((error as { code?: string }).code))) throw error;
        await pause(LOOK_MS);
      }
    }
  };
}

async function once(connectionString: string, text: string, params: unknown[] = []): Promise<object[]> {
  const client = new pg.Client({ connectionString, types: textNumbers, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(text, params)).rows;
  } finally {
    // A connection that was never established may never report its end.
    void client.end().catch(() => {});
  }
}

/** Numbers of any size as written: the drill compares, it does not calculate. */
const textNumbers = new pg.TypeOverrides();
textNumbers.setTypeParser(pg.types.builtins.INT8, (text: string) => Number(text));

/** Retried while the backends of a killed server still hold its memory. */
async function startPatiently(folder: string, settings: Record<string, string>): Promise<EmbeddedPostgres> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startEmbeddedPostgres({ folder, maxConnections: 120, settings });
    } catch (error) {
      if (attempt >= START_ATTEMPTS) throw error;
      await pause(START_PAUSE_MS);
    }
  }
}
