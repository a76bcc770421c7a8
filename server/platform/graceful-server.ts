import http, { type RequestListener } from 'node:http';
import net, { type Socket } from 'node:net';

/** A server that can be taken away under load without breaking a request. */
export interface GracefulServer {
  server: http.Server;
  /** Stops listening, answers what arrives on open connections, and resolves when the last of them is closed. */
  drain(limits?: DrainLimits): Promise<void>;
}

interface DrainLimits {
  /** A connection without a request for this long is closed; a client that means to use it again does so sooner. */
  idleMs?: number;
  /** Whatever still runs after this is cut off. */
  limitMs?: number;
}

const IDLE_MS = 1_500;
const LIMIT_MS = 6_000;
const LOOK_MS = 100;

interface Use {
  /** Requests whose answer is not finished. */
  running: number;
  bytesRead: number;
  /** Milliseconds of `performance.now()` when the connection was last seen busy. */
  since: number;
}

/**
 * A server for `handle` that closes in this order, because each other order breaks requests under load: it stops listening first, while
 * clients still keep their connections (closing a listening socket resets whoever waits to be accepted, and answers that say
 * `Connection: close` earlier fill that queue: 3 to 12 of 16 clients broke); only then do answers end their connections; a connection
 * without a request is closed after a grace, never at once, for a request may be on its way.
 */
export function gracefulServer(handle: RequestListener): GracefulServer {
  const uses = new Map<Socket, Use>();
  let isDraining = false;
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
  const drain = async ({ idleMs = IDLE_MS, limitMs = LIMIT_MS }: DrainLimits = {}) => {
    // http's own close would at once end connections whose first request has not arrived yet.
    const closed = new Promise((resolve) => net.Server.prototype.close.call(server, resolve));
    isDraining = true;
    const look = setInterval(closeIdle, LOOK_MS, idleMs);
    const cut = setTimeout(() => server.closeAllConnections(), limitMs);
    await closed;
    clearInterval(look);
    clearTimeout(cut);
  };
  return { server, drain };
}
