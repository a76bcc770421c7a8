// npm run db:replica: a streaming replica of this checkout's embedded server, to try reading from one. Ctrl+C stops it.
import fs from 'node:fs';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../server/platform/db/embedded-postgres.ts';
import { startReplica } from './streaming-replica.ts';

if (fs.existsSync('.env')) process.loadEnvFile('.env');
// A production replica needs a role, pg_hba.conf and its own machine: docs/operations.md, Replica.
if (process.env.DATABASE_URL) {
  process.stderr.write(
    'DATABASE_URL está definida, e db:replica só replica o PostgreSQL embutido. Para replicar o servidor de DATABASE_URL, siga docs/operations.md (Replica) e defina DATABASE_REPLICA_URL. Para experimentar com o embutido: DATABASE_URL= npm run db:replica\n',
  );
  process.exit(1);
}
const folder = process.env.DATA_FOLDER || '.data';
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
