// npm run db:pgbouncer: a pgbouncer in transaction mode in front of DATABASE_URL or the embedded server, to try the product behind one.
// Ctrl+C stops it.
import { commandDatabase } from './command-database.ts';
import { startPgbouncer } from './start-pgbouncer.ts';

const database = await commandDatabase();
try {
  const pgbouncer = await startPgbouncer(database.url);
  process.stdout.write(
    `pgbouncer ${pgbouncer.version}\nDATABASE_URL=${pgbouncer.url(database.url)}\nDATABASE_DIRECT_URL=${database.url}\nDATABASE_PREPARED=${pgbouncer.prepares}\n`,
  );
  const end = async () => {
    await pgbouncer.stop();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
  setInterval(() => {}, 60_000);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  await database.close();
  process.exitCode = 1;
}
