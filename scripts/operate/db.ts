import 'reflect-metadata';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrate } from '../../server/migrate.ts';
import { truths } from '../../server/modules/integrity/index.ts';
import { openDatabaseAt } from '../../server/open-database.ts';
import { openPorts } from '../../server/open-ports.ts';
import { EnvError, readEnv } from '../../server/platform/env.ts';
import { seedDemo } from '../../server/seed-demo.ts';
import { commandDatabase } from './command-database.ts';

/** The role's own time-outs, needed behind a pooler, are meant for requests. */
const UNHURRIED = 'set statement_timeout = 0; set lock_timeout = 0';
const commands: Record<string, (url: string) => Promise<void>> = { migrate: migrateCommand, reset, seed, check };

/** `npm run db:migrate | db:reset | db:seed | db:check`: on DATABASE_URL, else on the embedded database. */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { force: { type: 'boolean', default: false } } });
const command = commands[positionals[0] ?? ''];
if (!command) fail(`Use: db.ts ${Object.keys(commands).join(' | ')}`);
const target = await commandDatabase();
if (command === reset && !target.isEmbedded && !values.force)
  fail('Isto apaga todos os dados de DATABASE_URL. Para confirmar: npm run db:reset -- --force');
try {
  await command(target.url);
} catch (error) {
  process.stderr.write(`${error instanceof EnvError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
} finally {
  await target.close();
}

function fail(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

async function migrateCommand(url: string): Promise<void> {
  const names = await migrate(url, { behindPooler: Boolean(process.env.DATABASE_DIRECT_URL) });
  process.stdout.write(names.length > 0 ? `Aplicadas: ${names.join(', ')}\n` : 'O esquema já está em dia.\n');
}

/** Drops everything (tables, history and the queue), then recreates the schema. */
async function reset(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(UNHURRIED);
    await client.query('drop schema if exists pgboss cascade; drop schema public cascade; create schema public');
  } finally {
    await client.end();
  }
  await migrateCommand(url);
}

async function seed(url: string): Promise<void> {
  await migrate(url);
  const database = await openDatabaseAt(url);
  try {
    // The demonstration sends no jobs: it writes the results of its past directly.
    const ports = await openPorts(
      readEnv({ ...process.env, DATABASE_URL: '', DATABASE_DIRECT_URL: '' }, () => ''),
      { send: async () => {} },
    );
    const isSeeded = await seedDemo(database, ports.storage);
    process.stdout.write(
      isSeeded ? 'Dados de demonstração carregados.\n' : 'Já há dados: a demonstração só entra num banco vazio (npm run db:reset).\n',
    );
  } finally {
    await database.close();
  }
}

/** The truths that no single constraint can express; exit code 1 when one is violated. */
async function check(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let broken = 0;
  try {
    await client.query(UNHURRIED);
    for (const { name, sql } of truths) {
      const { rows } = await client.query(sql);
      if (rows.length > 0) broken += 1;
      process.stdout.write(
        `${rows.length === 0 ? 'ok  ' : 'FAIL'} ${name}${rows.length > 0 ? `: ${rows.length} ${JSON.stringify(rows[0])}` : ''}\n`,
      );
    }
  } finally {
    await client.end();
  }
  process.stdout.write(`${truths.length - broken} passed, ${broken} failed\n`);
  if (broken > 0) process.exitCode = 1;
}
