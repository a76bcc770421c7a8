import pg from 'pg';
import { openTestDatabase } from '../../test/database.ts';
import { endSessionAt, untilNoSession } from '../../test/end-session.ts';
import { fakePorts } from '../../test/ports.ts';
import { testEnv } from '../../test/test-env.ts';
import { systemClock } from '../clock.ts';
import { makeContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { isOutage } from '../db/database-errors.ts';
import { AppError, defineErrors } from '../errors/app-error.ts';
import { openLogger } from '../logger.ts';
import { type Attempt, defineJob } from './job.ts';
import { DEAD_LETTERS, type Jobs, openJobs } from './open-jobs.ts';

const ran: { name: string; data: Record<string, unknown>; attempt: Attempt; actor: string }[] = [];
const note = (name: string) => async (ctx: { actor: { kind: string } }, data: Record<string, unknown>, attempt: Attempt) => {
  ran.push({ name, data, attempt, actor: ctx.actor.kind });
  if (data.fail) throw new Error('planted');
};
defineJob({ name: 'testPlain', retryLimit: 1, retryDelay: 1, retryBackoff: false, handler: note('testPlain') });
defineJob({ name: 'testOnePerKey', onePerKey: true, handler: note('testOnePerKey') });
defineJob({ name: 'testScheduled', cron: '0 3 * * *', handler: note('testScheduled') });

let release = () => {};
const held = new Promise<void>((resolve) => {
  release = resolve;
});
defineJob({
  name: 'testHeld',
  handler: async (ctx, data, attempt) => {
    await note('testHeld')(ctx, data, attempt);
    if (data.hold) await held;
  },
});
let isPaused = true;
defineErrors({ TEST_PAUSED: { kind: 'unavailable', text: 'Pausado', retryAfterSeconds: 1 } });
defineJob({
  name: 'testPostponed',
  retryLimit: 1,
  retryDelay: 3_600,
  handler: async (ctx, data, attempt) => {
    await note('testPostponed')(ctx, data, attempt);
    if (isPaused) throw new AppError('TEST_PAUSED');
  },
});
defineJob({ name: 'testWatched', isWatched: true, handler: note('testWatched') });

describe('jobs', () => {
  let database: Database;
  let url: URL;
  let api: Jobs;
  let worker: Jobs;
  const logger = openLogger({ level: 'silent' });
  const waiting = async (name: string) =>
    (await api.counts()).filter((row) => row.name === name && row.state === 'created').reduce((sum, { count }) => sum + count, 0);

  beforeAll(async () => {
    database = await openTestDatabase();
    const [{ name } = { name: '' }] = await database.read<{ name: string }>('select current_database() as name');
    url = new URL(process.env.TEST_PG!);
    url.pathname = `/${name}`;
    // Both at once, as when processes start together.
    [api, worker] = await Promise.all([
      openJobs({ connectionString: url.href, worker: false, logger }),
      openJobs({ connectionString: url.href, worker: true, logger, pollingSeconds: 0.5 }),
    ]);
  });
  afterAll(async () => {
    await Promise.all([api.stop(), worker.stop()]);
    await database.close();
  });

  it('puts a job in the queue with the transaction that sent it, and none when that rolls back', async () => {
    await expect(
      database.transaction(async (tx) => {
        await api.port.send(tx, 'testPlain', { number: 1 });
        throw new Error('undo');
      }),
    ).rejects.toThrow('undo');
    expect(await waiting('testPlain')).toBe(0);
    await database.transaction((tx) => api.port.send(tx, 'testPlain', { number: 2 }));
    expect(await waiting('testPlain')).toBe(1);
  });

  it('keeps one waiting job for a key, and refuses a key where the job takes none', async () => {
    const send = (singletonKey: string) =>
      database.transaction((tx) => api.port.send(tx, 'testOnePerKey', {}, { singletonKey, startAfterSeconds: 3_600 }));
    await Promise.all([send('a'), send('a'), send('b')]);
    expect(await waiting('testOnePerKey')).toBe(2);
    await expect(database.transaction((tx) => api.port.send(tx, 'testPlain', {}, { singletonKey: 'a' }))).rejects.toThrow('singletonKey');
  });

  it('fires schedules in São Paulo time', async () => {
    expect(await database.read("select cron, timezone from pgboss.schedule where name = 'testScheduled'")).toEqual([
      { cron: '0 3 * * *', timezone: 'America/Sao_Paulo' },
    ]);
  });

  it('runs jobs as the system, retries a failing one and keeps it as a dead letter', async () => {
    const ports = await fakePorts({ jobs: worker.port });
    await worker.work((requestId) =>
      makeContext({ actor: { kind: 'system' }, requestId, ip: '', userAgent: '', clock: systemClock, database, env: testEnv(), ports }),
    );
    await database.transaction((tx) => api.port.send(tx, 'testPlain', { number: 3, fail: true }));
    for (let wait = 0; wait < 100 && (await waiting(DEAD_LETTERS)) === 0; wait++) await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await waiting(DEAD_LETTERS)).toBe(1);
    const tries = ran.filter(({ data }) => data.number === 3);
    expect(tries.map(({ attempt, actor }) => [attempt.number, attempt.isLast, actor])).toEqual([
      [1, false, 'system'],
      [2, true, 'system'],
    ]);
    expect(ran.filter(({ data }) => data.number === 2)).toHaveLength(1);
  });

  it('lets a postponed job wait as long as the pause lasts, without using up a try', async () => {
    const tries = () => ran.filter(({ name }) => name === 'testPostponed');
    await database.transaction((tx) => api.port.send(tx, 'testPostponed', {}));
    for (let wait = 0; wait < 200 && tries().length < 3; wait++) await new Promise((resolve) => setTimeout(resolve, 100));
    isPaused = false;
    const state = () => database.read<{ state: string }>("select state::text from pgboss.job where name = 'testPostponed'");
    for (let wait = 0; wait < 100 && (await state())[0]!.state !== 'completed'; wait++)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await state()).toEqual([{ state: 'completed' }]);
    expect(tries().length).toBeGreaterThan(3);
    expect(tries().filter(({ attempt }) => attempt.isLast)).toEqual([]);
  });

  it('begins a job that somebody watches without waiting for the next look', async () => {
    const rare = await openJobs({ connectionString: url.href, worker: true, logger, pollingSeconds: 600 });
    const ports = await fakePorts({ jobs: rare.port });
    await worker.stop();
    try {
      await rare.work((requestId) =>
        makeContext({ actor: { kind: 'system' }, requestId, ip: '', userAgent: '', clock: systemClock, database, env: testEnv(), ports }),
      );
      for (const number of [5, 6]) {
        await database.transaction((tx) => api.port.send(tx, 'testWatched', { number }));
        for (let wait = 0; wait < 100 && !ran.some(({ data }) => data.number === number); wait++)
          await new Promise((resolve) => setTimeout(resolve, 50));
        expect(ran.filter(({ data }) => data.number === number)).toHaveLength(1);
      }
    } finally {
      await rare.stop();
    }
  });

  it('does all that waits without a pause between two, and once it rests ends what runs and takes no more', async () => {
    const rare = await openJobs({ connectionString: url.href, worker: true, logger, pollingSeconds: 600 });
    const ports = await fakePorts({ jobs: rare.port });
    const send = (data: Record<string, unknown>) => database.transaction((tx) => api.port.send(tx, 'testHeld', data));
    const untilRun = async (number: number) => {
      while (!ran.some((one) => one.name === 'testHeld' && one.data.number === number))
        await new Promise((resolve) => setTimeout(resolve, 20));
    };
    for (let number = 1; number <= 20; number++) await send({ number });
    await send({ number: 21, hold: true });
    await send({ number: 22 });
    await rare.work((requestId) =>
      makeContext({ actor: { kind: 'system' }, requestId, ip: '', userAgent: '', clock: systemClock, database, env: testEnv(), ports }),
    );
    await untilRun(21);
    await rare.rest();
    const stopped = rare.stop();
    release();
    await stopped;
    const rows = await database.read<{ number: number; state: string }>(
      "select (data ->> 'number')::int as number, state::text from pgboss.job where name = 'testHeld' order by 1",
    );
    expect(rows.map(({ state }) => state)).toEqual([...Array<string>(21).fill('completed'), 'created']);
  });
});

describe('a queue whose session is ended while it is opened', () => {
  it('fails as an outage, leaves nothing open, and opens the next time', async () => {
    const database = await openTestDatabase({ direct: true });
    const url = database.pool.options.connectionString!;
    const admin = new pg.Client(process.env.TEST_PG);
    await admin.connect();
    const open = () => openJobs({ connectionString: url, worker: true, logger: openLogger({ level: 'silent' }) });
    for (const step of [/to_regclass/, /^CREATE SCHEMA|create schema/i, /create_queue/i, /INTO pgboss\.schedule/]) {
      const restore = endSessionAt(admin, step);
      const failure = await open().then(
        () => `${step} ended nothing`,
        (error: unknown) => (isOutage(error) ? null : error),
      );
      restore();
      expect(failure).toBeNull();
      await untilNoSession(admin, new URL(url).pathname.slice(1), 'fidelidade-jobs');
    }
    const jobs = await open();
    await jobs.check();
    await jobs.stop();
    await database.close();
    await admin.end();
  });
});
