import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../server/platform/free-port.ts';

const TIMES = 12;
const LOOK_MS = 5;

/** An empty database, so that a start has everything to make: schema, queue, schedules. */
async function emptyDatabase(admin: pg.Client, purpose: string): Promise<{ name: string; url: string }> {
  const name = `t_${process.env.TEST_RUN}_${purpose}_${process.pid}`;
  await admin.query(`create database ${name}`);
  const url = new URL(process.env.TEST_PG!);
  url.pathname = `/${name}`;
  return { name, url: url.href };
}

describe('a start whose database sessions are ended', () => {
  let admin: pg.Client;
  let child: ChildProcess | undefined;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fidelidade-start-'));
  beforeAll(async () => {
    admin = new pg.Client(process.env.TEST_PG);
    await admin.connect();
  });
  afterAll(async () => {
    await admin.end();
    fs.rmSync(folder, { recursive: true, force: true });
  });
  afterEach(() => {
    child?.kill('SIGKILL');
  });

  it.each([
    ['while the queues are made', 'fidelidade-jobs'],
    ['at any step', 'fidelidade%'],
  ])('%s goes on until the product is there', async (_when, session) => {
    const { name, url } = await emptyDatabase(admin, session.replace(/\W/g, '_'));
    const port = await freePort();
    const said: string[] = [];
    const started = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        DATABASE_URL: url,
        DATABASE_DIRECT_URL: '',
        SECRET: randomBytes(32).toString('hex'),
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_FOLDER: folder,
        ROLE: 'api,worker',
        LOG_LEVEL: 'warn',
      },
    });
    child = started;
    for (const stream of [started.stdout, started.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/saude/pronta`).then(
        ({ ok }) => ok,
        () => false,
      );
    for (let ended = 0; ended < TIMES && started.exitCode === null; await pause(LOOK_MS)) {
      const { rowCount } = await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name like $2`,
        [name, session],
      );
      ended += rowCount ?? 0;
    }
    while (started.exitCode === null && !(await isReady())) await pause(100);
    expect({ code: started.exitCode, said: started.exitCode === null ? '' : said.join('') }).toEqual({ code: null, said: '' });
    // A stop is as patient with sessions that end while they are closed.
    const exited = once(started, 'exit');
    started.kill('SIGTERM');
    while (started.exitCode === null) {
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
      await pause(LOOK_MS);
    }
    expect({ code: (await exited)[0], said: started.exitCode === 0 ? '' : said.join('') }).toEqual({ code: 0, said: '' });
    await admin.query(`drop database ${name} with (force)`);
  });
});
