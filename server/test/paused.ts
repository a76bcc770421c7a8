import type { TestApp } from './app.ts';

/** Runs the work while operations with points and cashback are paused by that member of staff. */
export async function whilePaused<Result>(app: TestApp, staffId: number, work: () => Promise<Result>): Promise<Result> {
  const { pool } = app.database;
  await pool.query("insert into money_pauses (motivo, pausada_em, pausada_por_id) values ('Conferência', now(), $1)", [staffId]);
  try {
    return await work();
  } finally {
    await pool.query('update money_pauses set retomada_em = now() where retomada_em is null');
  }
}
