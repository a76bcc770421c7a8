import { openDatabaseAt } from '../server/open-database.ts';
import { startEmbeddedPostgres } from '../server/platform/db/embedded-postgres.ts';

/** Fails when the entities say something that no migration does: then `npm run db:migration -- name` is due. */
const server = await startEmbeddedPostgres({ folder: '.data/migration-postgres', durable: false });
const database = await openDatabaseAt(server.url());
try {
  const isDue = await database.orm.migrator.checkSchema();
  process.stdout.write(isDue ? 'Entidades e migrações divergem: rode npm run db:migration -- nome.\n' : 'Migrações em dia.\n');
  process.exitCode = isDue ? 1 : 0;
} finally {
  await database.close();
  await server.stop();
}
