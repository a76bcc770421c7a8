import http, { type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { closeListener } from './close-listener.ts';

/** A server that can be taken away under load without breaking a request. */
export interface GracefulServer {
  server: http.Server;
  /**
   * Waits until nobody comes any more, stops listening, answers what arrives on open connections, and resolves when the last is closed,
   * with how many requests had to be cut off.
   */
  drain(limits?: DrainLimits): Promise<number>;
}

interface DrainLimits {
  /** Listening ends when no new connection has come for this long: whoever sends requests here has seen that we are not ready. */
  quietMs?: number;
  /** Listening ends then in any case. */
  patienceMs?: number;
  /** A connection without a request for this long is closed; a client that means to use it again does so sooner. */
  idleMs?: number;
  /** Whatever still runs at this time of `performance.now()` is cut off. */
  untilMs?: number;
}

const QUIET_MS = 500;
const PATIENCE_MS = 2_000;
const IDLE_MS = 1_500;
const LIMIT_MS = 8_000;
const LOOK_MS = 100;
/** Of the time that is left, what closing the listening socket may take; the rest is for the requests that run. */
const CLOSING_SHARE = 0.5;

interface Use {
  /** Requests whose answer is not finished. */
  running: number;
  bytesRead: number;
  /** Milliseconds of `performance.now()` when the connection was last seen busy. */
  since: number;
}

/**
 * A server for `handle` that closes in this order, because each other order breaks requests under load: it listens on until new
 * connections stay away or patience ends; it stops listening while clients still keep their connections (answers that say
 * `Connection: close` earlier would bring them all to the door at that moment); only then do answers end their connections; a
 * connection without a request is closed after a grace, never at once, for a request may be on its way.
 */
export function gracefulServer(handle: RequestListener): GracefulServer {
  const uses = new Map<Socket, Use>();
  let isDraining = false;
  let cameAt = 0;
  const server = http.createServer((request, response) => {
    if (isDraining) response.setHeader('Connection', 'close');
    const use = uses.get(request.socket);
    if (use) use.running++;
    response.once('close', () => {
      if (!use) return;
      use.running--;
      use.since = performance.now();
    });
    handle(request, response);
  });
  server.on('connection', (socket) => {
    cameAt = performance.now();
    uses.set(socket, { running: 0, bytesRead: 0, since: performance.now() });
    socket.once('close', () => uses.delete(socket));
  });
  const closeIdle = (idleMs: number) => {
    for (const [socket, use] of uses) {
      // Bytes of a request that is still arriving count as use.
      if (use.running > 0 || socket.bytesRead !== use.bytesRead) use.since = performance.now();
      else if (performance.now() - use.since >= idleMs) socket.destroySoon();
      use.bytesRead = socket.bytesRead;
    }
  };
  const untilQuiet = async (quietMs: number, patienceMs: number) => {
    for (const since = performance.now(); ; await pause(LOOK_MS)) {
      const now = performance.now();
      if (now - Math.max(cameAt, since) >= quietMs || now - since >= patienceMs) return;
    }
  };
  const drain = async ({ quietMs = QUIET_MS, patienceMs = PATIENCE_MS, idleMs = IDLE_MS, untilMs }: DrainLimits = {}) => {
    const until = untilMs ?? performance.now() + LIMIT_MS;
    await untilQuiet(quietMs, patienceMs);
    const now = performance.now();
    const { ended } = await closeListener(server, now + (until - now) * CLOSING_SHARE);
    isDraining = true;
    const look = setInterval(closeIdle, LOOK_MS, idleMs);
    let cut = 0;
    const limit = setTimeout(() => {
      for (const { running } of uses.values()) cut += running;
      server.closeAllConnections();
    }, until - performance.now());
    await ended;
    clearInterval(look);
    clearTimeout(limit);
    return cut;
  };
  return { server, drain };
}
