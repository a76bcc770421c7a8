import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPgbouncer } from '../../scripts/operate/start-pgbouncer.ts';
import { freePort } from '../../server/platform/free-port.ts';
import { openCluster } from '../cluster.ts';
import { type Part, underLoad } from './part.ts';

const CLIENTS = 6;
const ROUNDS = 2;
const BETWEEN_MS = 4_000;
const GRACE_SECONDS = 30;

/** A deployment: each process is replaced while the others work. Clients count every request that they would have to repeat. */
export const rolling: Part = {
  name: 'rolling',
  what: `pgbouncer before HAProxy (deploy/ha); two api processes and the worker restarted in turn, ${ROUNDS} times, without one failed request`,
  run: async (given) => {
    const cluster = await openCluster(path.join(given.folder, 'cluster'));
    const direct = cluster.postgres.url();
    const pgbouncer = await startPgbouncer(direct);
    const balancer = apiBalancer(given.folder);
    try {
      return await underLoad({
        given,
        machine: {
          postgres: cluster.postgres,
          env: {
            DATABASE_URL: pgbouncer.url(direct),
            DATABASE_DIRECT_URL: direct,
            DATABASE_PREPARED: String(pgbouncer.prepares),
            SHUTDOWN_SECONDS: String(GRACE_SECONDS),
            // The drill's clients state their own addresses, and the balancer adds theirs.
            TRUST_PROXY: '2',
          },
          balance: balancer.start,
        },
        clients: CLIENTS,
        abortRate: 0,
        seconds: Infinity,
        meanwhile: async ({ apis, worker }, { journal }, note) => {
          const took: string[] = [];
          for (const unit of Array.from({ length: given.small ? 1 : ROUNDS }, () => [...apis, worker]).flat()) {
            await pause(BETWEEN_MS);
            const { code, tookMs } = await unit.terminate();
            if (code !== 0) note('a process that was asked to stop', `${unit.name}: code ${code}`);
            await unit.start();
            took.push(`${unit.name} ${(tookMs / 1_000).toFixed(1)} s`);
          }
          await pause(BETWEEN_MS);
          if (journal.lostAttempts > 0) note('requests that failed', String(journal.lostAttempts));
          return [`pgbouncer ${pgbouncer.version}; gone after: ${took.join(', ')}`, `${journal.lostAttempts} failed requests`];
        },
      });
    } finally {
      balancer.stop();
      await pgbouncer.stop();
      cluster.stop();
    }
  },
};

/** HAProxy with deploy/ha/haproxy-api.cfg. */
function apiBalancer(folder: string) {
  let stop = () => {};
  return {
    start: async (ports: number[]): Promise<number> => {
      const port = await freePort();
      const words: Record<string, string> = { BALANCER: '127.0.0.1', API_PORT: String(port) };
      for (const [index, api] of ports.entries()) words[`API${index + 1}`] = `127.0.0.1:${api}`;
      const file = path.join(folder, 'haproxy-api.cfg');
      fs.writeFileSync(
        file,
        fs.readFileSync('deploy/ha/haproxy-api.cfg', 'utf8').replace(/@(\w+)@/g, (_, word: string) => words[word]!),
      );
      const child = spawn('/usr/sbin/haproxy', ['-f', file], { stdio: 'ignore' });
      process.once('exit', stop);
      stop = () => void child.kill('SIGKILL');
      const answers = () =>
        fetch(`http://127.0.0.1:${port}/saude/pronta`).then(
          ({ ok }) => ok,
          () => false,
        );
      while (!(await answers())) await pause(100);
      return port;
    },
    stop: () => stop(),
  };
}
