import { openDatabaseAt } from '../server/open-database.ts';
import { startEmbeddedPostgres } from '../server/platform/db/embedded-postgres.ts';

/** Writes the migration that brings the schema snapshot to today's entities: `npm run db:migration -- name`. */
const name = process.argv[2];
const server = await startEmbeddedPostgres({ folder: '.data/migration-postgres', durable: false });
const database = await openDatabaseAt(server.url());
try {
  const { fileName } = await database.orm.migrator.create(undefined, false, false, name);
  process.stdout.write(fileName ? `server/migrations/${fileName}\n` : 'O esquema já está em dia.\n');
} finally {
  await database.close();
  await server.stop();
}
