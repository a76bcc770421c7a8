import 'reflect-metadata';
import { withScratchDatabase } from './scratch-database.ts';

/** Writes the migration from the schema snapshot to the current entities: `npm run db:migration -- name`. */
await withScratchDatabase(async ({ orm }) => {
  const { fileName } = await orm.migrator.create(undefined, false, false, process.argv[2]);
  process.stdout.write(fileName ? `server/migrations/${fileName}\n` : 'O esquema já está em dia.\n');
});
