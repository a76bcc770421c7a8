import 'reflect-metadata';
import { withScratchDatabase } from '../generate/scratch-database.ts';

/** Fails when entities differ from the migrations: then run `npm run db:migration -- name`. */
await withScratchDatabase(async ({ orm }) => {
  const isDue = await orm.migrator.checkSchema();
  process.stdout.write(isDue ? 'Entidades e migrações divergem: rode npm run db:migration -- nome.\n' : 'Migrações em dia.\n');
  process.exitCode = isDue ? 1 : 0;
});
