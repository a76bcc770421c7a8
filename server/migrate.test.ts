import pg from 'pg';
import { migrate } from './migrate.ts';
import { endSessionAt, untilNoSession } from './test/end-session.ts';

it('is done by one process when several start at once, and the others wait for it', async () => {
  const name = `t_${process.env.TEST_RUN}_migrate_${process.pid}`;
  const admin = new pg.Client(process.env.TEST_PG);
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(process.env.TEST_PG!);
  url.pathname = `/${name}`;
  const applied = await Promise.all([migrate(url.href), migrate(url.href), migrate(url.href)]);
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  await admin.query(`drop database ${name}`);
  await admin.end();
});

it('fails at once when its session is ended at any of its steps, and goes well the next time', async () => {
  const name = `t_${process.env.TEST_RUN}_migrate_ended_${process.pid}`;
  const admin = new pg.Client(process.env.TEST_PG);
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(process.env.TEST_PG!);
  url.pathname = `/${name}`;
  for (const step of [/^select pg_advisory_xact_lock/, /^begin$/, /"schema_migrations"/, /^create table/i, /^commit$/]) {
    const restore = endSessionAt(admin, step);
    await expect(migrate(url.href)).rejects.toMatchObject({ message: expect.stringMatching(/terminat|not queryable/) });
    restore();
  }
  expect((await migrate(url.href)).length).toBeGreaterThan(0);
  await untilNoSession(admin, name);
  await admin.query(`drop database ${name}`);
  await admin.end();
});
