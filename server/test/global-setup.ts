import 'reflect-metadata';
import path from 'node:path';
import pg from 'pg';
import { type Pgbouncer, startPgbouncer } from '../../scripts/operate/start-pgbouncer.ts';
import { migrate } from '../migrate.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/db/embedded-postgres.ts';
import { liftLimits } from './limits.ts';

/**
 * One PostgreSQL for the whole run and one migrated template database that every test file copies. With TEST_PGBOUNCER=1 tests reach their
 * copies through a pgbouncer in transaction mode.
 */
export default async function globalSetup(): Promise<void> {
  const external = process.env.TEST_DATABASE_URL;
  const folder = path.resolve(`.data/test-postgres-${process.env.TEST_SERVER ?? 'main'}`);
  const server: EmbeddedPostgres | undefined = external
    ? undefined
    : await startEmbeddedPostgres({ folder, durable: false, maxConnections: 300 });
  const admin = external ?? server!.url();
  process.env.TEST_PG = admin;
  const template = `app_template_${process.pid}`;
  process.env.TEST_TEMPLATE = template;
  process.env.TEST_RUN = String(process.pid);
  const client = new pg.Client(admin);
  await client.connect();
  await client.query(`drop database if exists ${template} with (force)`);
  await client.query(`create database ${template}`);
  await client.end();
  await migrate(databaseUrl(admin, template));
  await liftTemplate(databaseUrl(admin, template));
  const pooler = process.env.TEST_PGBOUNCER ? await openPooler(admin) : undefined;
  Object.assign(globalThis, {
    stopTestPostgres: async () => {
      await pooler?.stop();
      await dropCreated(admin, template);
      await server?.stop();
    },
  });
}

async function liftTemplate(template: string): Promise<void> {
  const client = new pg.Client(template);
  await client.connect();
  await liftLimits(client);
  await client.end();
}

async function openPooler(admin: string): Promise<Pgbouncer> {
  // Each test file has its own database, whose connections should close soon after it.
  const pgbouncer = await startPgbouncer(admin, { server_idle_timeout: '5' });
  process.env.TEST_POOLER = pgbouncer.url(admin);
  process.env.TEST_POOLER_PREPARES = String(pgbouncer.prepares);
  process.stdout.write(`Tests through pgbouncer ${pgbouncer.version}, named statements: ${pgbouncer.prepares}\n`);
  return pgbouncer;
}

function databaseUrl(admin: string, name: string): string {
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return url.href;
}

async function dropCreated(admin: string, template: string): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database where datname = $1 or datname like $2', [
    template,
    `t_${process.pid}_%`,
  ]);
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  await client.end();
}
