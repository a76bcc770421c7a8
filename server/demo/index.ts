import { hashPassword } from '../platform/auth/password.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Storage } from '../platform/files/storage.ts';

/** Who may sign in to the demonstration, printed at each start of embedded mode. */
export const demoLogins = [{ quem: 'Administrador', onde: '/painel', cpf: '529.982.247-25', senha: 'Demo@1234' }] as const;

/** Fills an empty database with the demonstration. */
export async function loadDemo(database: Database, _storage: Storage, clock: Clock): Promise<void> {
  const [admin] = demoLogins;
  const senhaHash = await hashPassword(admin.senha);
  await database.transaction((tx) =>
    tx.sql('insert into staff_users (nome, cpf, email, senha_hash, permissao, criado_em) values ($1, $2, $3, $4, 2, $5)', [
      'Administração Demo',
      admin.cpf.replace(/\D/g, ''),
      'administracao@exemplo.com.br',
      senhaHash,
      clock.now(),
    ]),
  );
}
