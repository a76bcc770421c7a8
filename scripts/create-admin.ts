import 'reflect-metadata';
import readline from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrate } from '../server/migrate.ts';
import { hashPassword } from '../server/platform/auth/password.ts';
import { formatCpf, normalizeCpf } from '../server/shared/cpf.ts';
import { type AdminAnswers, type AdminQuestion, adminQuestions } from './admin-questions.ts';
import { commandDatabase } from './command-database.ts';

/** The level with every permission, including creating other administrators (000 §6). */
const ADMIN_LEVEL = 2;
const NO_PASSWORD = 'Informe --senha, ou --senha - com a senha na entrada padrão: sem um terminal o comando não tem a quem perguntar.';

/**
 * `npm run admin:create -- --cpf … --nome … --email … --senha …`; in a terminal, asks for what is missing. `--senha -` reads the password
 * from standard input, which keeps it out of process lists and the shell history.
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
  try {
    const { rowCount } = await client.query(
      'insert into staff_users (nome, cpf, email, senha_hash, permissao, ativo) values ($1, $2, $3, $4, $5, true) on conflict (cpf) do nothing',
      [nome, normalizeCpf(cpf), email, await hashPassword(senha), ADMIN_LEVEL],
    );
    if (rowCount === 0) throw new Error('Já existe um usuário do painel com este CPF.');
    await client.query(
      'insert into audit_entries (tipo, ator, responsavel, parametros, request_id, criado_em) values ($1, $2, $3, $4, $5, now())',
      ['createAdmin', 'system', 'Sistema', JSON.stringify({ nome }), 'command-create-admin'],
    );
  } finally {
    await client.end();
  }
}
