import 'reflect-metadata';
import readline from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrate } from '../../server/migrate.ts';
import { staffEmails, tellAdministrators } from '../../server/modules/staff/index.ts';
import { hashPassword } from '../../server/platform/auth/password.ts';
import { systemClock } from '../../server/platform/clock.ts';
import type { RunSql } from '../../server/platform/db/run-sql.ts';
import type { Transaction } from '../../server/platform/db/transaction.ts';
import { PROGRAMME_NAME } from '../../server/platform/env.ts';
import { openJobs } from '../../server/platform/jobs/open-jobs.ts';
import { openLogger } from '../../server/platform/logger.ts';
import { formatCpf, normalizeCpf } from '../../server/shared/cpf.ts';
import { type AdminAnswers, type AdminQuestion, adminQuestions } from './admin-questions.ts';
import { commandDatabase } from './command-database.ts';

/** The level with every permission, including creating other administrators (000 §6). */
const ADMIN_LEVEL = 2;
const NO_PASSWORD = 'Informe --senha, ou --senha - com a senha na entrada padrão: sem um terminal o comando não tem a quem perguntar.';

/**
 * `npm run admin:create -- --cpf … --nome … --email … --senha …`; in a terminal, asks for what is missing. `--senha -` reads the password
 * from standard input, which keeps it out of process lists and the shell history. The account needs no approval and may approve at once:
 * whoever runs this holds the database anyway. The log and the e-mail to every other administrator tell of it.
 */
const answers = await readAnswers();
const database = await commandDatabase();
try {
  await migrate(database.url);
  await createAdmin(database.url, answers);
  process.stdout.write(`Administrador ${answers.nome} criado: entre no painel com o CPF ${formatCpf(answers.cpf)}.\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
}

async function readAnswers(): Promise<AdminAnswers> {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({ options: { cpf: option, nome: option, email: option, senha: option } });
  if (values.senha === '-') values.senha = (await text(process.stdin)).replace(/\r?\n$/, '');
  const found = {} as AdminAnswers;
  const terminal = process.stdin.isTTY ? readline.createInterface({ input: process.stdin, output: process.stdout }) : null;
  for (const [name, { text: label, problem }] of Object.entries(adminQuestions) as [keyof AdminAnswers, AdminQuestion][]) {
    let value = values[name];
    for (;;) {
      const wrong = value === undefined ? undefined : await problem(value, found);
      if (wrong === null) break;
      if (wrong && values[name] !== undefined) fail(wrong);
      if (wrong) process.stderr.write(`${wrong}\n`);
      if (!terminal) fail(name === 'senha' ? NO_PASSWORD : `Informe --${name}.`);
      value = await terminal.question(`${label}: `);
    }
    found[name] = name === 'senha' ? value! : value!.trim();
  }
  terminal?.close();
  return found;
}

function fail(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

async function createAdmin(url: string, { cpf, nome, email, senha }: AdminAnswers): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const sql = (async (text, params) => (await client.query(text, params as unknown[])).rows) as RunSql;
  try {
    await sql('begin');
    // Before the account is there: its owner is told nothing.
    if ((await staffEmails(sql, ADMIN_LEVEL)).length) await tellOthers(url, sql, nome);
    const [created] = await sql(
      'insert into staff_users (nome, cpf, email, senha_hash, permissao, ativo) values ($1, $2, $3, $4, $5, true) on conflict (cpf) do nothing returning id',
      [nome, normalizeCpf(cpf), email, await hashPassword(senha), ADMIN_LEVEL],
    );
    if (!created) throw new Error('Já existe um usuário do painel com este CPF.');
    await sql('insert into audit_entries (tipo, ator, responsavel, parametros, request_id, criado_em) values ($1, $2, $3, $4, $5, now())', [
      'createAdmin',
      'system',
      'Sistema',
      JSON.stringify({ nome }),
      'command-create-admin',
    ]);
    await sql('commit');
  } finally {
    await client.end();
  }
}

/** Queues the e-mail to every administrator in the transaction of the account; the running product sends it. */
async function tellOthers(url: string, sql: RunSql, nome: string): Promise<void> {
  const env = { PROGRAMA_NOME: process.env.PROGRAMA_NOME || PROGRAMME_NAME, PUBLIC_URL: process.env.PUBLIC_URL || undefined };
  const jobs = await openJobs({ connectionString: url, worker: false, logger: openLogger({ level: 'silent' }) });
  try {
    await tellAdministrators(
      { sql, env, clock: systemClock, enqueue: (job, data) => jobs.port.send({ sql } as Transaction, job, data) },
      `${nome} foi criado como administrador no servidor`,
      [`${nome} foi criado pelo comando admin:create, no servidor do programa: esta conta não passou por aprovação.`],
    );
  } finally {
    await jobs.stop();
  }
}
