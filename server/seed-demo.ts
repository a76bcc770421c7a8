import { systemClock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import type { Storage } from './platform/files/storage.ts';

/** The demonstration's code, loaded on demand: its generators of people and pictures are not production dependencies. */
export async function demonstration() {
  try {
    return await import('./demo/index.ts');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error('A demonstração pede a instalação completa (npm ci, sem --omit=dev). Em produção, defina DATABASE_URL.', {
      cause: error,
    });
  }
}

/** Loads the demonstration into a database without staff; true when it did. */
export async function seedDemo(database: Database, storage: Storage): Promise<boolean> {
  const [staff] = await database.pool.query('select from staff_users limit 1').then(({ rows }) => rows);
  if (staff) return false;
  const { loadDemo } = await demonstration();
  await loadDemo(database, storage, systemClock);
  return true;
}
