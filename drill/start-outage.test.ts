import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../server/platform/free-port.ts';
import { dose } from '../server/test/dose.ts';
import { productionEnv } from '../server/test/production-env.ts';

const TIMES = dose(6);
const LOOK_MS = 5;

/** An empty database, so that a start must create everything: schema, queue, schedules. */
async function emptyDatabase(admin: pg.Client, purpose: string): Promise<{ name: string; url: string }> {
  const name = `t_${process.env.TEST_RUN}_${purpose}_${process.pid}`;
  await admin.query(`create database ${name}`);
  const url = new URL(process.env.TEST_PG!);
  url.pathname = `/${name}`;
  return { name, url: url.href };
}

/** Starts the product while sessions with this name are being ended, and stops it while all are; returns each outcome in its own words. */
async function startAndStop(admin: pg.Client, session: string) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fidelidade-start-'));
  const { name, url } = await emptyDatabase(admin, session.replace(/\W/g, '_'));
  const port = await freePort();
  const said: string[] = [];
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...productionEnv(url, port, folder), NODE_OPTIONS: '', ROLE: 'api,worker', LOG_LEVEL: 'warn' },
  });
  try {
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/saude/pronta`).then(
        ({ ok }) => ok,
        () => false,
      );
    for (let ended = 0; ended < TIMES && child.exitCode === null; await pause(LOOK_MS)) {
      const { rowCount } = await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name like $2`,
        [name, session],
      );
      ended += rowCount ?? 0;
    }
    while (child.exitCode === null && !(await isReady())) await pause(100);
    const start = { code: child.exitCode, said: child.exitCode === null ? '' : said.join('') };
    // A stop equally tolerates sessions that end while being closed.
    child.kill('SIGTERM');
    while (child.exitCode === null) {
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
      await pause(LOOK_MS);
    }
    await admin.query(`drop database ${name} with (force)`);
    return { start, stop: { code: child.exitCode, said: child.exitCode === 0 ? '' : said.join('') } };
  } finally {
    child.kill('SIGKILL');
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

it('goes on starting until the product is there, whichever sessions are ended meanwhile', async () => {
  const admin = new pg.Client(process.env.TEST_PG);
  await admin.connect();
  // While queues are created, and at any step; in parallel, since both mostly wait.
  const both = await Promise.all(['fidelidade-jobs', 'fidelidade%'].map((session) => startAndStop(admin, session)));
  await admin.end();
  const asHoped = { start: { code: null, said: '' }, stop: { code: 0, said: '' } };
  expect(both).toEqual([asHoped, asHoped]);
});
