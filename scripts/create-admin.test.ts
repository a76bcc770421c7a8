import { spawnSync } from 'node:child_process';
import type { Database } from '../server/platform/db/database.ts';
import { newCpf } from '../server/test/builders/people.ts';
import { openTestDatabase } from '../server/test/database.ts';

describe('npm run admin:create', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase({ direct: true });
  });
  afterAll(async () => {
    await database.close();
  });

  const cpf = newCpf();
  const create = (senha: string) => {
    const answers = ['--cpf', cpf, '--nome', 'Beatriz Quaresma', '--email', 'b@exemplo.com', '--senha', senha];
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/create-admin.ts', ...answers], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: database.pool.options.connectionString, DATABASE_DIRECT_URL: '' },
    });
    return [status, stderr.split('\n')[0]];
  };

  it('refuses a password that is easy to guess, and makes an administrator with another', () => {
    expect(create('12345678')).toEqual([1, 'Senha fácil de adivinhar. Evite senhas comuns, nomes, datas e sequências.']);
    expect(create('x7Kp2mQ9')).toEqual([0, '']);
  });
});
