import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Database } from '../../server/platform/db/database.ts';
import { openTestDatabase } from '../../server/test/database.ts';
import { adminQuestions } from './admin-questions.ts';

/** Where a command would put an embedded server, if it started one. */
const data = path.join(os.tmpdir(), `fidelidade-commands-${process.pid}`);
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase({ direct: true });
});
afterAll(async () => {
  await database?.close();
  fs.rmSync(data, { recursive: true, force: true });
});

/** Runs a command as a supervisor does, without a terminal. */
function run(script: string, { args = [], input = '' }: { args?: string[]; input?: string } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', path.join('scripts', 'operate', script), ...args], {
    encoding: 'utf8',
    input,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATABASE_URL: database.pool.options.connectionString,
      DATABASE_DIRECT_URL: '',
      DATA_FOLDER: data,
    },
  });
  return { status, stdout, stderr };
}

describe('admin:create without a terminal', () => {
  const PERSON = ['--cpf', '529.982.247-25', '--nome', 'Ana Prado', '--email', 'ana@exemplo.com.br'];
  const created = () =>
    database.read<{ cpf: string; permissao: number }>("select cpf, permissao from staff_users where cpf = '52998224725'");

  it('says how to give the password when there is none', async () => {
    const { status, stderr } = run('create-admin.ts', { args: PERSON });
    expect(status).toBe(1);
    expect(stderr).toBe(
      'Informe --senha, ou --senha - com a senha na entrada padrão: sem um terminal o comando não tem a quem perguntar.\n',
    );
    expect(await created()).toEqual([]);
  });

  it.each([
    ['that is easy to guess', 'senha123', 'Senha fácil de adivinhar. Evite senhas comuns, nomes, datas e sequências.'],
    ['with a name of its owner', 'Prado#81kqz0', 'A senha não pode conter seu nome nem seu CPF'],
    ['with the CPF of its owner', 'cpf529.982.247-25', 'A senha não pode conter seu nome nem seu CPF'],
    ['that is too short', 'x7Kp2mQ', 'Senha curta ou longa demais'],
    ['that is too long', 'x7Kp2mQ9'.repeat(17), 'Senha curta ou longa demais'],
  ])('refuses a password %s', async (_which, senha, problem) => {
    const owner = { cpf: '529.982.247-25', nome: 'Ana Prado', email: 'ana@exemplo.com.br', senha: '' };
    expect(await adminQuestions.senha.problem(senha, owner)).toBe(problem);
  });

  it('says what is wrong with an answer and makes nobody', async () => {
    const { status, stderr } = run('create-admin.ts', { args: [...PERSON, '--senha', '12345678'] });
    expect([status, stderr]).toEqual([1, 'Senha fácil de adivinhar. Evite senhas comuns, nomes, datas e sequências.\n']);
    expect(await created()).toEqual([]);
  });

  it('takes the password from the standard input', async () => {
    const answer = run('create-admin.ts', { args: [...PERSON, '--senha', '-'], input: 'Uma-senha-2026\n' });
    expect(answer).toEqual({
      status: 0,
      stdout: 'Administrador Ana Prado criado: entre no painel com o CPF 529.982.247-25.\n',
      stderr: '',
    });
    expect(await created()).toEqual([{ cpf: '52998224725', permissao: 2 }]);
  });

  it('logs and mails the other administrators, and the new one may approve at once', async () => {
    const args = ['--cpf', '111.444.777-35', '--nome', 'Davi Reis', '--email', 'davi@exemplo.com.br', '--senha', 'Uma-senha-2026'];
    expect(run('create-admin.ts', { args })).toMatchObject({ status: 0, stderr: '' });
    const mails = await database.read<{ destino: string; assunto: string }>('select destino, assunto from outgoing_messages');
    expect(mails).toEqual([
      { destino: 'ana@exemplo.com.br', assunto: 'Davi Reis foi criado como administrador no servidor - Experiências SW' },
    ]);
    const queued = await database.read("select name from pgboss.job where name = 'deliverEmail'");
    expect(queued).toHaveLength(1);
    const logged = await database.read("select responsavel, parametros from audit_entries where tipo = 'createAdmin' order by id");
    expect(logged.at(-1)).toEqual({ responsavel: 'Sistema', parametros: { nome: 'Davi Reis' } });
    const [row] = await database.read(
      `select staff_new_until(d.id, now()) as new, staff_dependent_until(a.id, d.id, now()) as dependent
       from staff_users a, staff_users d where a.cpf = '52998224725' and d.cpf = '11144477735'`,
    );
    expect(row).toEqual({ new: null, dependent: null });
  });
});

describe('db:replica', () => {
  it('starts nothing while DATABASE_URL names a server, and says what to do', () => {
    const { status, stdout, stderr } = run('replica.ts');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('db:replica só replica o PostgreSQL embutido');
    expect(stderr).toContain('DATABASE_URL= npm run db:replica');
    expect(fs.existsSync(data)).toBe(false);
  });
});

describe('queue:fill', () => {
  it('adds nothing to a database of its own address without --forcar', () => {
    const { status, stderr } = run('queue-fill.ts', { args: ['--notas', '2'] });
    expect([status, stderr]).toEqual([
      1,
      'Isto põe notas inventadas na fila, e cada uma aprovada vira pontos. Para confirmar: npm run queue:fill -- --forcar\n',
    ]);
  });

  it('refuses a number of receipts that is out of range', () => {
    const { status, stderr } = run('queue-fill.ts', { args: ['--notas', '0'] });
    expect([status, stderr]).toEqual([1, 'Use --notas de 1 a 5000 e --fotos de 1 a 100.\n']);
  });
});
