import { rmSync } from 'node:fs';
import { openDatabaseAt } from '../../server/open-database.ts';
import type { Database } from '../../server/platform/db/database.ts';
import { startEmbeddedPostgres } from '../../server/platform/db/embedded-postgres.ts';

const FOLDER = '.data/migration-postgres';

/** Runs work on a disposable empty database: the migration generator must compare with the snapshot, not with leftovers. */
export async function withScratchDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  const server = await startEmbeddedPostgres({ folder: FOLDER, durable: false });
  const database = await openDatabaseAt(server.url(), { keepsSnapshot: true });
  try {
    await work(database);
  } finally {
    await database.close();
    await server.stop();
    rmSync(FOLDER, { recursive: true, force: true });
  }
}
