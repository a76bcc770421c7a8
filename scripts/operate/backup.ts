import 'reflect-metadata';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrate } from '../../server/migrate.ts';
import { openPorts } from '../../server/open-ports.ts';
import { readEnv } from '../../server/platform/env.ts';
import { localStorage } from '../../server/platform/files/local-storage.ts';
import type { Storage } from '../../server/platform/files/storage-port.ts';
import { differences } from './backup/compare.ts';
import { dumpTo, prune } from './backup/dump.ts';
import { loadFrom } from './backup/load.ts';
import { recordBackup } from './backup/record.ts';
import { commandDatabase } from './command-database.ts';

const USAGE = `npm run db:backup -- [--to backups] [--keep 14] [--verify]    copia banco e arquivos; --verify restaura a cópia num banco provisório e compara
npm run db:restore -- --from <pasta> [--force]                restaura num banco vazio; --force apaga antes o que há nele`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string', default: 'backups' },
    from: { type: 'string' },
    keep: { type: 'string' },
    verify: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const write = (line: string) => process.stdout.write(`${line}\n`);
const [command] = positionals;
if (values.help || (command !== 'backup' && command !== 'restore') || (command === 'restore' && !values.from)) {
  write(USAGE);
  process.exit(values.help ? 0 : 1);
}
const target = await commandDatabase();
try {
  const env = readEnv(process.env, () => 'x'.repeat(32));
  // Neither command sends a job.
  const { storage } = await openPorts(env, { send: async () => {} });
  if (command === 'backup') await backup(target.url, storage);
  else await restore(target.url, storage, values.from!);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await target.close();
}

async function backup(url: string, storage: Storage): Promise<void> {
  const destination = path.resolve(values.to);
  const folder = await dumpTo(destination, url, storage, new Date());
  write(`Backup: ${folder}`);
  if (values.verify) await verify(url, folder);
  // The copy is complete without its record: a database that went away meanwhile must not spoil it.
  if (!process.exitCode)
    await recordBackup(url, folder, values.verify).catch((error: Error) => write(`O backup não foi registrado no banco: ${error.message}`));
  // Older copies are deleted only after the new one exists, and is verified if requested.
  if (values.keep && !process.exitCode)
    for (const name of await prune(destination, Math.max(1, Number(values.keep)))) write(`Removido por idade: ${name}`);
}

async function restore(url: string, storage: Storage, folder: string): Promise<void> {
  const manifest = await loadFrom(path.resolve(folder), url, storage, { force: values.force });
  report(await differences(url, storage, manifest));
  const since = await migrate(url);
  if (since.length > 0) write(`Migrações posteriores ao backup: ${since.join(', ')}`);
}

/** Restores the copy into a temporary database and folder, compares everything, and removes both. */
async function verify(url: string, folder: string): Promise<void> {
  const scratch = `fidelidade_verificacao_${process.pid}`;
  const files = fs.mkdtempSync(path.join(path.dirname(folder), '.verificacao-'));
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await admin.query(`create database ${scratch}`);
    const beside = new URL(url);
    beside.pathname = `/${scratch}`;
    const storage = localStorage(files);
    const manifest = await loadFrom(folder, beside.href, storage);
    report(await differences(beside.href, storage, manifest));
    if (manifest.missingFiles.length > 0) write(`Arquivos que já faltavam no armazenamento: ${manifest.missingFiles.length}`);
  } finally {
    await admin.query(`drop database if exists ${scratch} with (force)`);
    await admin.end();
    fs.rmSync(files, { recursive: true, force: true });
  }
}

function report(found: readonly string[]): void {
  for (const line of found) write(`  ${line}`);
  write(`Diferenças: ${found.length}`);
  if (found.length > 0) process.exitCode = 1;
}
