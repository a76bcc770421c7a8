/** Worker thread with clients that ask one after the other, so that server and clients run at the same time. */
import http from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

interface Work {
  port: number;
  clients: number;
  /** Whether clients keep their connections, or open one for each request. */
  keepAlive: boolean;
}

/** What the clients saw until nobody listened any more. */
export interface Seen {
  answered: number;
  /** Connections that found nobody listening: the client may go elsewhere, nothing was lost. */
  refused: number;
  /** Requests that were sent and got no whole answer, by error code. */
  broken: string[];
}

const { port, clients, keepAlive } = workerData as Work;
const agent = new http.Agent({ keepAlive, maxSockets: clients });
const seen: Seen = { answered: 0, refused: 0, broken: [] };

/** Answers whether somebody listened. */
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
  // Some think between two requests, so that their connections idle now and then.
  while (await ask()) if (index % 4 === 3) await new Promise((resolve) => setTimeout(resolve, Math.random() * 100));
}

await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
parentPort?.postMessage(seen);
