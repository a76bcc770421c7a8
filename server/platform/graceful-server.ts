import http, { type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { closeListener } from './close-listener.ts';

/** A server that shuts down under load without breaking a request. */
export interface GracefulServer {
  server: http.Server;
  /**
   * Waits until new connections stop, stops listening, answers what arrives on open connections, and resolves when the last one closes,
   * with the number of requests that were cut off.
   */
  drain(limits?: DrainLimits): Promise<number>;
}

interface DrainLimits {
  /** Listening ends once no new connection has come for this long: whatever routes requests here has seen that we are not ready. */
  quietMs?: number;
  /** Listening ends by then in any case. */
  patienceMs?: number;
  /** A connection without a request for this long is closed; a client that reuses one does so sooner. */
  idleMs?: number;
  /** Anything still running at this time of `performance.now()` is cut off. */
  untilMs?: number;
}

/** Above the 60 s that balancers keep an idle connection as a rule. */
const KEEP_ALIVE_MS = 65_000;
const HEADERS_MS = 5_000;
const QUIET_MS = 500;
const PATIENCE_MS = 2_000;
const IDLE_MS = 1_500;
const LIMIT_MS = 8_000;
const LOOK_MS = 100;
/** Share of the remaining time for closing the listening socket; the rest is for running requests. */
const CLOSING_SHARE = 0.5;

interface Use {
  /** Requests not fully answered. */
  running: number;
  bytesRead: number;
  /** When the connection was last busy, in milliseconds of `performance.now()`. */
  since: number;
}

/**
 * A server for `handle` with a fixed closing order, because any other order breaks requests under load. It keeps listening until new
 * connections stop or patience runs out. It then stops listening while clients keep their connections: sending `Connection: close` earlier
 * would make them all reconnect at that moment. Only then do answers close their connections. Idle connections close after a grace period,
 * never at once, because a request may be on its way. `keepAliveMs` is how long an unused connection stays open until then.
 */
export function gracefulServer(handle: RequestListener, { keepAliveMs = KEEP_ALIVE_MS } = {}): GracefulServer {
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
  server.keepAliveTimeout = keepAliveMs;
  // Below the keep-alive time it would end connections first.
  server.headersTimeout = keepAliveMs + HEADERS_MS;
  server.on('connection', (socket) => {
    cameAt = performance.now();
    uses.set(socket, { running: 0, bytesRead: 0, since: performance.now() });
    socket.once('close', () => uses.delete(socket));
  });
  const closeIdle = (idleMs: number) => {
    for (const [socket, use] of uses) {
      // Bytes of a request that is still arriving count as activity.
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
