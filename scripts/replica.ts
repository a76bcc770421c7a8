// npm run db:replica: a streaming replica of the embedded server of this checkout, to try reading from one. Ctrl+C ends it.
import path from 'node:path';
import { startEmbeddedPostgres } from '../server/platform/db/embedded-postgres.ts';
import { startReplica } from './streaming-replica.ts';

const folder = process.env.DATA_FOLDER ?? '.data';
const target = path.join(folder, 'replica-postgres');
const primary = await startEmbeddedPostgres({ folder: path.join(folder, 'postgres') });
const replica = await startReplica(primary, target);
process.stdout.write(`primary  DATABASE_URL=${primary.url()}\nreplica  DATABASE_REPLICA_URL=${replica.url()}\n`);
const end = async () => {
  await replica.stop();
  await primary.stop();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
setInterval(() => {}, 60_000);
