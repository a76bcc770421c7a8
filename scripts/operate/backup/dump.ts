import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { ANCHOR_FOLDER } from '../../../server/modules/logs/index.ts';
import type { Storage } from '../../../server/platform/files/storage-port.ts';
import { type Manifest, readManifest, storedFile, tableFile, writeManifest } from './manifest.ts';
import { fingerprintOf, JOBS, listTables, quoted, type Table } from './tables.ts';

const BATCH = 1_000;
const NAME = /^fidelidade-\d{8}T\d{6}Z$/;

/** Writes a full backup into a new folder of `destination` and returns the folder, which gets its final name only when complete. */
export async function dumpTo(destination: string, url: string, storage: Storage, now: Date): Promise<string> {
  const name = `fidelidade-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;
  const folder = path.join(destination, `${name}.part`);
  // Personal data: unreadable for other users of this machine.
  fs.mkdirSync(path.join(folder, 'tables'), { recursive: true, mode: 0o700 });
  const client = new pg.Client({ connectionString: url, application_name: 'fidelidade-backup' });
  await client.connect();
  try {
    // One snapshot of all tables, while the product runs.
    await client.query("begin isolation level repeatable read read only; set local timezone = 'UTC'; set local statement_timeout = 0");
    const tables = await listTables(client);
    const manifest: Omit<Manifest, 'format' | 'files' | 'missingFiles'> = {
      criadoEm: now.toISOString(),
      migrations: (await client.query<{ name: string }>('select name from schema_migrations order by id')).rows.map((row) => row.name),
      tables: {},
      sequences: {},
      queues: {},
    };
    for (const table of tables) {
      manifest.tables[table.name] = await fingerprintOf(client, table);
      await dumpTable(client, table, tableFile(folder, table.name));
    }
    const { rows } = await client.query<{ name: string; value: string }>(
      "select sequencename as name, last_value as value from pg_sequences where schemaname = 'public' and last_value is not null",
    );
    for (const sequence of rows) manifest.sequences[sequence.name] = Number(sequence.value);
    if (manifest.tables[JOBS]) {
      const queues = await client.query<{ name: string; policy: string }>('select name, policy from pgboss.queue order by name');
      for (const { name: queue, policy } of queues.rows) manifest.queues[queue] = policy;
    }
    const keys = await fileKeys(client);
    await client.query('commit');
    // No row references them: they are what the rows of the log are held against.
    const anchors = await storage.list(ANCHOR_FOLDER);
    await writeManifest(folder, { ...manifest, ...(await dumpFiles(folder, storage, [...keys, ...anchors])) });
  } finally {
    await client.end();
  }
  settle(folder);
  fs.renameSync(folder, path.join(destination, name));
  settle(destination, false);
  return path.join(destination, name);
}

/** Waits until a folder's names, and its files and folders unless skipped, are on disk: a copy is for bad days. */
function settle(folder: string, isWhole = true): void {
  const inside = isWhole ? fs.readdirSync(folder, { withFileTypes: true }) : [];
  for (const entry of inside) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) settle(at);
    else sync(at, 'r+');
  }
  // Windows cannot open folders.
  if (process.platform !== 'win32') sync(folder, 'r');
}

function sync(at: string, flags: string): void {
  const handle = fs.openSync(at, flags);
  fs.fsyncSync(handle);
  fs.closeSync(handle);
}

/** Deletes a folder's oldest complete backups so that `keep` remain; returns those deleted. Touches nothing else. */
export async function prune(destination: string, keep: number): Promise<string[]> {
  const names = fs.readdirSync(destination).filter((name) => NAME.test(name));
  const old = names.sort().slice(0, Math.max(0, names.length - keep));
  for (const name of old) {
    await readManifest(path.join(destination, name));
    fs.rmSync(path.join(destination, name), { recursive: true });
  }
  return old;
}

/** One row per line, as PostgreSQL writes it: numbers with all digits, instants in UTC. */
async function dumpTable(client: pg.ClientBase, { name, columns }: Table, file: string): Promise<void> {
  const zip = createGzip();
  const out = fs.createWriteStream(file, { mode: 0o600 });
  const written = finished(zip.pipe(out));
  await client.query(
    `declare rows no scroll cursor for select row_to_json(t)::text as line from (select ${columns.map(quoted).join(', ')} from ${name}) t`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${BATCH} from rows`);
    if (rows.length > 0 && !zip.write(`${rows.map(({ line }) => line).join('\n')}\n`)) await once(zip, 'drain');
    if (rows.length < BATCH) break;
  }
  await client.query('close rows');
  zip.end();
  await written;
}

/** Files in the storage that rows reference; blanked files are included, blank. */
async function fileKeys(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ chave: string }>(
    'select chave from stored_files union select chave_miniatura from stored_files where chave_miniatura is not null order by 1',
  );
  return rows.map(({ chave }) => chave);
}

async function dumpFiles(folder: string, storage: Storage, keys: readonly string[]): Promise<Pick<Manifest, 'files' | 'missingFiles'>> {
  const files: Manifest['files'] = {};
  const missingFiles: string[] = [];
  for (const key of keys) {
    if (!(await storage.exists(key))) {
      missingFiles.push(key);
      continue;
    }
    const bytes = await storage.get(key);
    const file = storedFile(folder, key);
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    fs.writeFileSync(file, bytes, { mode: 0o600 });
    files[key] = { sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length };
  }
  return { files, missingFiles };
}
