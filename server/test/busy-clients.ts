/** Worker thread with clients that send requests one after another, so that server and clients run in parallel. */
import http from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

interface Work {
  port: number;
  clients: number;
  /** Whether clients keep their connections or open one per request. */
  keepAlive: boolean;
}

/** What the clients saw until nobody listened any more. */
export interface Seen {
  answered: number;
  /** Connections refused because nobody was listening: the client may go elsewhere, nothing was lost. */
  refused: number;
  /** Requests sent without a complete answer, by error code. */
  broken: string[];
}

const { port, clients, keepAlive } = workerData as Work;
const agent = new http.Agent({ keepAlive, maxSockets: clients });
const seen: Seen = { answered: 0, refused: 0, broken: [] };

/** Returns whether anybody was listening. */
function ask(): Promise<boolean> {
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => {
      const isRefused = error.code === 'ECONNREFUSED';
      if (isRefused) seen.refused++;
      else seen.broken.push(error.code ?? error.message);
      resolve(!isRefused);
    };
    const request = http.request({ port, host: '127.0.0.1', agent, method: 'POST' }, (answer) => {
      answer.on('error', failed).resume();
      answer.once('end', () => {
        seen.answered++;
        resolve(true);
      });
    });
    request.on('error', failed).end('x'.repeat(20_000));
  });
}

async function client(index: number): Promise<void> {
  // Some pause between requests, so that their connections are sometimes idle.
  while (await ask()) if (index % 4 === 3) await new Promise((resolve) => setTimeout(resolve, Math.random() * 100));
}

await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
parentPort?.postMessage(seen);
