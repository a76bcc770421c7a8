import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { migrate } from '../../server/migrate.ts';
import { openDatabaseAt } from '../../server/open-database.ts';
import { openPorts } from '../../server/open-ports.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { readEnv } from '../../server/platform/env.ts';
import { demonstration } from '../../server/seed-demo.ts';
import { commandDatabase } from './command-database.ts';

/**
 * `npm run queue:fill -- [--notas 500] [--fotos 20] [--forcar]` adds invented receipts to the sellers' review queue, for load tests and for
 * training. Only the embedded database takes them without `--forcar`: in production each one could become real points.
 */
const option = { type: 'string' } as const;
const { values } = parseArgs({ options: { notas: option, fotos: option, forcar: { type: 'boolean', default: false } } });
const MOST_RECEIPTS = 5_000;
const MOST_PICTURES = 100;
const [receipts, pictures] = [Number(values.notas ?? 500), Number(values.fotos ?? 20)];
const isWithin = (count: number, most: number) => Number.isInteger(count) && count >= 1 && count <= most;
if (!isWithin(receipts, MOST_RECEIPTS) || !isWithin(pictures, MOST_PICTURES))
  fail(`Use --notas de 1 a ${MOST_RECEIPTS} e --fotos de 1 a ${MOST_PICTURES}.`);
const target = await commandDatabase();
if ((!target.isEmbedded || process.env.NODE_ENV === 'production') && !values.forcar) {
  await target.close();
  fail('Isto põe notas inventadas na fila, e cada uma aprovada vira pontos. Para confirmar: npm run queue:fill -- --forcar');
}
try {
  await migrate(target.url);
  const database = await openDatabaseAt(target.url);
  try {
    const env = readEnv({ ...process.env, ...(target.isEmbedded ? { DATABASE_URL: '', DATABASE_DIRECT_URL: '' } : {}) }, () => '');
    // The receipts are read already, so no job is sent.
    const { storage } = await openPorts(env, { send: async () => {} });
    const { fillQueue } = await demonstration();
    const ids = await fillQueue(database, storage, { receipts, pictures, clock: systemClock });
    process.stdout.write(`${ids.length} notas na fila, da ${ids[0]} à ${ids.at(-1)}.\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await target.close();
}

function fail(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
