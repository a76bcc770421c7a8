import { systemClock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import type { Storage } from './platform/files/storage.ts';

/** Loads the demonstration into a database without staff; true when it did. Its code is loaded only then. */
export async function seedDemo(database: Database, storage: Storage): Promise<boolean> {
  const [staff] = await database.pool.query('select from staff_users limit 1').then(({ rows }) => rows);
  if (staff) return false;
  const { loadDemo } = await import('./demo/index.ts');
  await loadDemo(database, storage, systemClock);
  return true;
}
