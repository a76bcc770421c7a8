import 'reflect-metadata';
import { withScratchDatabase } from './scratch-database.ts';

/** Fails when the entities say something that no migration does: then `npm run db:migration -- name` is due. */
await withScratchDatabase(async ({ orm }) => {
  const isDue = await orm.migrator.checkSchema();
  process.stdout.write(isDue ? 'Entidades e migrações divergem: rode npm run db:migration -- nome.\n' : 'Migrações em dia.\n');
  process.exitCode = isDue ? 1 : 0;
});
