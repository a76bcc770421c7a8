import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import type { Seen } from '../test/busy-clients.ts';
import { dose } from '../test/dose.ts';
import { type GracefulServer, gracefulServer } from './graceful-server.ts';

async function listening(handle: http.RequestListener): Promise<GracefulServer & { port: number }> {
  const graceful = gracefulServer(handle);
  await new Promise<void>((resolve) => graceful.server.listen(0, '127.0.0.1', resolve));
  return { ...graceful, port: (graceful.server.address() as AddressInfo).port };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Reads its whole body and answers after a delay, as an action does. */
const slowEcho: http.RequestListener = (request, response) => {
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
  });
  request.on('end', () => setTimeout(() => response.end('x'.repeat(size)), 5));
};

describe('a server that stays', () => {
  it('keeps an unused connection longer than a balancer does, and waits for headers longer still', () => {
    const { server } = gracefulServer(() => {});
    expect([server.keepAliveTimeout, server.headersTimeout]).toEqual([65_000, 70_000]);
    const { server: other } = gracefulServer(() => {}, { keepAliveMs: 120_000 });
    expect([other.keepAliveTimeout, other.headersTimeout]).toEqual([120_000, 125_000]);
  });
});

describe('a server that is taken away', () => {
  it.each([
    ['on kept connections', true],
    ['with a connection for each request', false],
  ])('breaks no request of sixteen busy clients %s, over and over', async (_, keepAlive) => {
    const round = async () => {
      let came = 0;
      const { port, drain } = await listening((request, response) => {
        came++;
        slowEcho(request, response);
      });
      const worker = new Worker(new URL('../test/busy-clients.ts', import.meta.url), {
        workerData: { port, clients: 16, keepAlive },
        execArgv: [],
      });
      const told = once(worker, 'message') as Promise<[Seen]>;
      while (came < 300) await wait(10);
      await drain({ patienceMs: 200 });
      const [seen] = await told;
      expect(seen).toMatchObject({ refused: 16, broken: [] });
      expect(seen.answered).toBe(came);
    };
    for (let rounds = 0; rounds < dose(3); rounds++) await round();
  });

  it('lets a request that is running end, and says that the connection ends with it', async () => {
    const { port, drain } = await listening((_request, response) => void setTimeout(() => response.end('pronto'), 400));
    const answer = fetch(`http://127.0.0.1:${port}`);
    await wait(100);
    const drained = drain({ quietMs: 0, idleMs: 50 });
    expect(await (await answer).text()).toBe('pronto');
    await drained;
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
  });

  it('listens on while new connections come, until they stay away or its patience ends', async () => {
    const { port, drain } = await listening((_request, response) => void response.end('x'));
    const ask = () => fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } });
    // Two seconds of quiet against half a second between requests: a busy machine may stall a test for a while.
    const drained = drain({ quietMs: 2_000, patienceMs: 60_000, idleMs: 50 });
    for (let asked = 0; asked < 5; asked++) {
      await wait(500);
      expect((await ask()).status).toBe(200);
    }
    await drained;
    await expect(ask()).rejects.toThrow();
  });

  it('answers the next request on a kept connection, and only that', async () => {
    const { port, drain } = await listening((_request, response) => void response.end('x'));
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const ask = () =>
      new Promise<http.IncomingMessage>((resolve, reject) =>
        http.get({ port, host: '127.0.0.1', agent }, (answer) => resolve(answer.resume())).on('error', reject),
      );
    expect((await ask()).headers.connection).toBe('keep-alive');
    await wait(20);
    const drained = drain({ quietMs: 0 });
    await wait(50);
    expect((await ask()).headers.connection).toBe('close');
    await drained;
  });

  it('does not wait for connections that say nothing, nor for ever for those that never end', async () => {
    const { port, drain } = await listening(() => {});
    const silent = net.connect(port, '127.0.0.1');
    const endless = net.connect(port, '127.0.0.1').on('error', () => {});
    await once(endless, 'connect');
    endless.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const silentEnd = once(silent.resume(), 'close');
    await wait(50);
    const ends: string[] = [];
    const drained = drain({ quietMs: 0, idleMs: 100, untilMs: performance.now() + 3_000 }).then((cut) =>
      ends.push(`drained, ${cut} cut off`),
    );
    await Promise.all([silentEnd.then(() => ends.push('silent')), drained]);
    expect(ends).toEqual(['silent', 'drained, 1 cut off']);
  });
});
