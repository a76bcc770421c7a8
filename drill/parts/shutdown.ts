import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Seen } from '../../server/test/busy-clients.ts';
import type { Unit } from '../unit.ts';
import { type Part, underLoad } from './part.ts';

const SECONDS = 75;
const ROUNDS = 4;
const CLIENTS = 8;
/** Kubernetes' default grace period. */
const GRACE_SECONDS = 30;
const WARM_MS = 1_500;

/** When an impatient supervisor asks again: at once, while the process leaves the balancer, and while it drains. */
const AGAIN_MS = [50, 500, 1_200];

const beside = `beside ${2 * CLIENTS} clients that never ask twice`;

/** Processes are asked to stop while clients that do not retry are working: some keep a connection, others open one per request. */
export const shutdown: Part = {
  name: 'shutdown',
  what: `SIGTERM under load, ${ROUNDS} times an api process and once the worker, ${beside}`,
  run: (given) => stopping(given, []),
};

/** The same by a supervisor that repeats itself, which must cut nothing off. */
export const secondSigterm: Part = {
  name: 'second-sigterm',
  what: `the same with ${AGAIN_MS.length} more SIGTERM during each graceful stop, ${beside}`,
  run: (given) => stopping(given, AGAIN_MS),
};

const stopping = (given: Parameters<Part['run']>[0], again: readonly number[]) =>
  underLoad({
    given,
    machine: { env: { SHUTDOWN_SECONDS: String(GRACE_SECONDS) } },
    seconds: SECONDS,
    meanwhile: async ({ apis, worker }, _seen, note) => {
      const all = { answered: 0, refused: 0, broken: 0 };
      const took: string[] = [];
      const stop = async (unit: Unit) => {
        const { code, tookMs } = await unit.terminate(again);
        if (code !== 0 || tookMs > GRACE_SECONDS * 1_000)
          note('a process that was asked to stop', `${unit.name}: code ${code} after ${tookMs.toFixed(0)} ms`);
        took.push(`${unit.name} ${(tookMs / 1_000).toFixed(1)} s`);
      };
      for (let round = 0; round < ROUNDS; round++) {
        const unit = apis[round % apis.length]!;
        const watching = [true, false].map((keepAlive) => strictClients(unit.port, keepAlive));
        await pause(WARM_MS);
        await stop(unit);
        for (const { answered, refused, broken } of await Promise.all(watching)) {
          all.answered += answered;
          all.refused += refused;
          all.broken += broken.length;
          if (broken.length > 0) note('requests broken by a stop', broken.join(', '));
        }
        await unit.start();
      }
      await stop(worker);
      await worker.start();
      return [
        `${all.answered} requests answered, ${all.broken} broken, ${all.refused} clients found nobody listening and would go elsewhere`,
        `gone after: ${took.join(', ')}`,
      ];
    },
  });

/** Clients in a separate thread that send requests until nobody listens. */
async function strictClients(port: number, keepAlive: boolean): Promise<Seen> {
  const url = new URL('../../server/test/busy-clients.ts', import.meta.url);
  const worker = new Worker(url, { workerData: { port, clients: CLIENTS, keepAlive }, execArgv: [] });
  const [seen] = (await once(worker, 'message')) as [Seen];
  return seen;
}
