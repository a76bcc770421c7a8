import pg from 'pg';
import { migrate } from './migrate.ts';

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
