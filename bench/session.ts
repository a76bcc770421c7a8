import pg from 'pg';
import { signIn } from './writes.ts';

/** The benchmark's own connections. */
export function openOwnPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 32 });
  // The server stops before the pool does: an idle connection that reports this does not fail the benchmark.
  pool.on('error', () => {});
  return pool;
}

/** The token of a staff member with every permission the benchmarks need. */
export async function measuringStaff(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into staff_users (nome, cpf, email, permissao, senha_hash) values ('Medição', '00000000191', 'medicao@exemplo.com', 2, '')
     on conflict (cpf) do update set nome = excluded.nome returning id`,
  );
  const [token] = (await signIn(pool, 'STAFF', [rows[0]!.id])).values();
  return token!;
}

/** Terminates what earlier samples left running in the database. */
export async function settled(pool: pg.Pool): Promise<void> {
  await pool.query(
    `select pg_cancel_backend(pid) from pg_stat_activity
     where datname = current_database() and state = 'active' and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
}
