import { createHash } from 'node:crypto';
import fs from 'node:fs';
import readline from 'node:readline';
import { createGunzip } from 'node:zlib';
import { fileTypeFromBuffer } from 'file-type';
import pg from 'pg';
import { applyDefinitions } from '../../../server/migrations/apply-definitions.ts';
import { ANCHOR_FOLDER } from '../../../server/modules/logs/index.ts';
import { openDatabaseAt } from '../../../server/open-database.ts';
import type { Storage } from '../../../server/platform/files/storage-port.ts';
import { openJobs } from '../../../server/platform/jobs/open-jobs.ts';
import { openLogger } from '../../../server/platform/logger.ts';
import { type Manifest, readManifest, storedFile, tableFile } from './manifest.ts';
import { JOBS, listTables, quoted, type Table } from './tables.ts';

const BATCH = 500;

/**
 * Restores a backup into an empty database: the schema at that time, every row, the waiting jobs and the files, then later migrations. All
 * rows or none. Refuses a non-empty database (`force` empties it first) and a backup of a newer product.
 */
export async function loadFrom(folder: string, url: string, storage: Storage, { force = false } = {}): Promise<Manifest> {
  const manifest = await readManifest(folder);
  checkFiles(folder, manifest);
  await prepareSchema(url, manifest, force);
  const client = new pg.Client({ connectionString: url, application_name: 'fidelidade-restore' });
  await client.connect();
  try {
    await client.query("begin; set local timezone = 'UTC'; set local statement_timeout = 0; set local lock_timeout = 0");
    const tables = (await listTables(client)).filter(({ name }) => manifest.tables[name]);
    const links = await dropLinks(client);
    const guarded = tables.filter(({ name }) => name !== JOBS);
    for (const { name } of guarded) await client.query(`alter table ${name} disable trigger user`);
    // Rows that migrations write themselves, such as the settings, come from the backup.
    await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
    for (const [name, policy] of Object.entries(manifest.queues))
      await client.query('select pgboss.create_queue($1, $2::jsonb)', [name, JSON.stringify({ policy })]);
    for (const table of tables) await loadTable(client, table, tableFile(folder, table.name));
    for (const [name, value] of Object.entries(manifest.sequences)) await client.query('select setval($1::regclass, $2)', [name, value]);
    for (const { name } of guarded) await client.query(`alter table ${name} enable trigger user`);
    for (const { child, name, text } of links) await client.query(`alter table ${child} add constraint ${quoted(name)} ${text}`);
    await client.query('commit; analyze');
  } finally {
    await client.end();
  }
  for (const key of Object.keys(manifest.files)) {
    const bytes = fs.readFileSync(storedFile(folder, key));
    const type = (await fileTypeFromBuffer(bytes))?.mime ?? 'application/octet-stream';
    // An anchor that is there stays: a backup is no way to replace one.
    await (key.startsWith(`${ANCHOR_FOLDER}/`) ? storage.putNew(key, bytes, type) : storage.put(key, bytes, type));
  }
  return manifest;
}

interface Link {
  child: string;
  name: string;
  text: string;
}

/** Drops foreign keys while rows arrive in any order; recreating them in the same transaction checks every row. */
async function dropLinks(client: pg.ClientBase): Promise<Link[]> {
  const { rows } = await client.query<Link>(
    `select conrelid::regclass::text as child, conname as name, pg_get_constraintdef(oid) as text from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by 1, 2`,
  );
  for (const { child, name } of rows) await client.query(`alter table ${child} drop constraint ${quoted(name)}`);
  return rows;
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Checked before anything is written: an incomplete backup restores nothing. */
function checkFiles(folder: string, { tables, files }: Manifest): void {
  const missing = [
    ...Object.keys(tables).map((name) => tableFile(folder, name)),
    ...Object.keys(files).map((key) => storedFile(folder, key)),
  ];
  const first = missing.find((file) => !fs.existsSync(file));
  if (first) throw new Error(`O backup não está inteiro: falta ${first}.`);
  const changed = Object.entries(files).find(([key, { sha256 }]) => hashOf(fs.readFileSync(storedFile(folder, key))) !== sha256);
  if (changed) throw new Error(`O arquivo ${changed[0]} do backup está alterado.`);
}

/** Creates the schema of the backup's time in an empty database. */
async function prepareSchema(url: string, manifest: Manifest, force: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "select table_schema || '.' || table_name as name from information_schema.tables where table_schema in ('public', 'pgboss')",
    );
    if (rows.length > 0 && !force)
      throw new Error('O banco de destino não está vazio. Use um banco novo, ou --force para apagar tudo o que há nele.');
    if (rows.length > 0) await client.query('drop schema if exists pgboss cascade; drop schema public cascade; create schema public');
  } finally {
    await client.end();
  }
  const database = await openDatabaseAt(url, { maxConnections: 2, statementTimeoutMs: 0 });
  try {
    const known = (await database.orm.migrator.getPending()).map(({ name }) => name);
    const unknown = manifest.migrations.filter((name) => !known.includes(name));
    if (unknown.length > 0) throw new Error(`O backup é de uma versão mais nova do programa: este não conhece ${unknown.join(', ')}.`);
    await database.orm.migrator.up({ migrations: manifest.migrations });
    await database.transaction(async (tx) => {
      // They may name columns that only later migrations add.
      await tx.sql('set local check_function_bodies = off');
      await applyDefinitions(tx.sql);
    });
  } finally {
    await database.close();
  }
  const jobs = await openJobs({ connectionString: url, worker: false, logger: openLogger({ level: 'silent' }) });
  await jobs.stop();
}

/** Inserts lines as rows, in batches. */
async function loadTable(client: pg.ClientBase, { name, columns }: Table, file: string): Promise<void> {
  const list = columns.map(quoted).join(', ');
  const text = `insert into ${name} (${list}) overriding system value select ${list} from json_populate_recordset(null::${name}, $1::json)`;
  let lines: string[] = [];
  const flush = async () => {
    if (lines.length > 0) await client.query(text, [`[${lines.join(',')}]`]);
    lines = [];
  };
  for await (const line of readline.createInterface({ input: fs.createReadStream(file).pipe(createGunzip()) })) {
    lines.push(line);
    if (lines.length >= BATCH) await flush();
  }
  await flush();
}
