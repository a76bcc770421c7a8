import { createHash } from 'node:crypto';
import fs from 'node:fs';
import pg from 'pg';
import { migrate } from '../server/migrate.ts';
import { ledgerTruths } from '../server/modules/ledger/index.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../server/platform/db/embedded-postgres.ts';
import { liftLimits } from '../server/test/limits.ts';

/** Bulk-loaded, so their indexes are created after the rows. */
const BULK_TABLES = ['postings', 'posting_items', 'entries', 'lots', 'accounts', 'sellers', 'redemptions', 'consumptions'];
const LOTS_LIVE_DAYS = 30;

const SETTINGS = {
  shared_buffers: '1GB',
  effective_cache_size: '4GB',
  maintenance_work_mem: '512MB',
  work_mem: '32MB',
  max_wal_size: '4GB',
  random_page_cost: '1.1',
};

/** Folder of the PostgreSQL to measure, if not the bundled one. */
const PROGRAMS = process.env.BENCH_POSTGRES;

export interface BenchDatabase {
  url: string;
  stop: () => Promise<void>;
  /** Whether it was filled now rather than kept from an earlier run. */
  isNew: boolean;
}

/**
 * The benchmark database, durable, kept between runs in .data/bench-postgres: refilled when the migrations or the fill change, or when it
 * is old enough for its points to expire.
 */
export async function openBenchDatabase(postings: number): Promise<BenchDatabase> {
  const server = await startEmbeddedPostgres({
    folder: `.data/bench-postgres${PROGRAMS?.replaceAll(/[^0-9a-z]+/gi, '-') ?? ''}`,
    maxConnections: 200,
    settings: SETTINGS,
    ...(PROGRAMS ? { programs: PROGRAMS } : {}),
  });
  const name = `bench_${postings}`;
  const isNew = !(await isCurrent(server, name));
  if (isNew) await fill(server, name, postings);
  return { url: server.url(name), stop: server.stop, isNew };
}

/** What the content depends on. */
function version(): string {
  const hash = createHash('sha1');
  for (const file of fs.globSync(['server/{modules,platform}/*/sql/*.sql', 'server/migrations/**/*.{ts,sql}', 'bench/fill.sql']).toSorted())
    hash.update(fs.readFileSync(file));
  return hash.digest('hex');
}

async function isCurrent(server: EmbeddedPostgres, name: string): Promise<boolean> {
  return withClient(server.url('postgres'), async (admin) => {
    const { rows } = await admin.query<{ note: string | null }>(
      'select shobj_description(oid, $2) as note from pg_database where datname = $1',
      [name, 'pg_database'],
    );
    const [was, at] = rows[0]?.note?.split(' ') ?? [];
    return was === version() && Date.now() - Date.parse(at ?? '') < LOTS_LIVE_DAYS * 86_400_000;
  });
}

async function fill(server: EmbeddedPostgres, name: string, postings: number): Promise<void> {
  const started = Date.now();
  await withClient(server.url('postgres'), async (admin) => {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`create database ${name}`);
  });
  await migrate(server.url(name));
  await withClient(server.url(name), async (client) => {
    // One robot posts what hundreds of people would.
    await liftLimits(client);
    const indexes = await takeIndexes(client);
    await client.query(
      `set session_replication_role = replica; set bench.postings = ${postings}; set synchronous_commit = off; set work_mem = '256MB'`,
    );
    await client.query(fs.readFileSync('bench/fill.sql', 'utf8'));
    await client.query('set session_replication_role = origin');
    for (const definition of indexes) await client.query(definition);
    await client.query('vacuum (analyze)');
    const summed = Date.now();
    await client.query('select sale_sums_rebuild()');
    process.stdout.write(`Kept sums of sales made in ${((Date.now() - summed) / 1000).toFixed(1)} s.\n`);
    await client.query('select link_sums_rebuild()');
    await client.query('vacuum (analyze) link_contacts, sale_network_days, sale_product_days, sale_product_months, sale_store_months');
    await checkInvariants(client);
    await client.query('checkpoint');
  });
  await withClient(server.url('postgres'), (admin) =>
    admin.query(`comment on database ${name} is '${version()} ${new Date().toISOString()}'`),
  );
  process.stdout.write(`Built ${postings} postings in ${Math.round((Date.now() - started) / 1000)} s.\n`);
}

/** Drops the bulk tables' indexes that no constraint owns, and returns how to recreate them. */
async function takeIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     where i.indrelid::regclass::text = any($1) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [BULK_TABLES],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

async function checkInvariants(client: pg.Client): Promise<void> {
  for (const { name, sql } of ledgerTruths) {
    // In full, without a limit: with one the planner would search for the first broken row the slow way.
    const { rows } = await client.query(sql);
    if (rows.length) throw new Error(`the benchmark's data break the ledger: ${name}: ${JSON.stringify(rows[0])}`);
  }
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
