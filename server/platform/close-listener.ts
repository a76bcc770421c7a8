import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const AGAIN_MS = 25;
/** Node's default backlog. */
const USUAL_QUEUE = 511;
/** Any loopback address that nobody else connects from. */
const OWN_ADDRESS = '127.83.71.19';
/** As written in the system's table. */
const OWN_IN_TABLE = Buffer.from(OWN_ADDRESS.split('.').map(Number)).reverse().toString('hex').toUpperCase();
const ESTABLISHED = '01';
const ARRIVING = '03';
const LISTENING = '0A';

/**
 * Closes the listening socket and leaves the open connections alone; resolves when all of them have ended.
 *
 * The kernel accepts connections before we do and resets the queued ones when the socket closes, so a client that opens a connection per
 * request would see one break. We therefore shrink the backlog to one connection and fill it with our own: new clients are not let in,
 * retry, and find nobody listening, which loses nothing. A client that arrived just before and found the queue full believes it is
 * connected but is not. While there is one, we restore the long backlog until it is in. Where the system does not report this
 * (/proc/net/tcp is Linux only), the socket closes as soon as the queued connections are accepted; likewise at `untilMs` of
 * `performance.now()`.
 */
export async function closeListener(server: net.Server, untilMs: number): Promise<{ ended: Promise<void> }> {
  while (performance.now() < untilMs) {
    const plug = await plugOf(server);
    const queue = plug && queueOf(server, plug.localPort);
    // Checked twice: another CPU may have been accepting a client while the table was read.
    if (!queue || (isAlone(queue) && isAlone(queueOf(server, plug.localPort)))) return { ended: closed(server) };
    plug.destroy();
    if (queue.between > 0) await untilAllAreIn(server, untilMs);
    // Another client took the place: it is accepted in the next turn, which frees the place again.
    else await new Promise((resolve) => setImmediate(resolve));
  }
  return { ended: closed(server) };
}

/** Makes room for clients that believe they are connected: their data is retransmitted, with growing delays, until accepted. */
async function untilAllAreIn(server: net.Server, untilMs: number): Promise<void> {
  makeQueue(server, USUAL_QUEUE);
  do await pause(AGAIN_MS);
  while (queueOf(server).between > 0 && performance.now() < untilMs);
}

/** Node has no API for listening again with another backlog, though the system allows it. Returns whether it worked. */
function makeQueue(server: net.Server, length: number): boolean {
  const { _handle: handle } = server as unknown as { _handle?: { listen?(backlog: number): number } };
  return handle?.listen?.(length) === 0;
}

/** Our own connection, on its way into the queue; null where the backlog cannot be shrunk. */
async function plugOf(server: net.Server): Promise<net.Socket | undefined> {
  const { port, address } = server.address() as AddressInfo;
  if (process.platform !== 'linux' || !makeQueue(server, 0)) return undefined;
  const isEverywhere = ['::', '0.0.0.0'].includes(address);
  const plug = net.connect({ port, host: isEverywhere ? '127.0.0.1' : address, localAddress: OWN_ADDRESS });
  plug.on('error', () => {});
  // The connection starts in the next tick; no other work of this process runs before the one after it.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  return plug;
}

interface Queue {
  /** Our connection is in the queue. */
  isOurs: boolean;
  /** Queued connections: two, when the kernel accepted both at once. */
  waiting: number;
  /** Clients that see themselves connected while the listening side has no connection of theirs. */
  between: number;
}

const isAlone = ({ isOurs, waiting, between }: Queue) => isOurs && waiting === 1 && between === 0;

/** Clients waiting to connect; read synchronously, so the kernel has no time to accept another. */
function queueOf(server: net.Server, ownPort = 0): Queue {
  const { port } = server.address() as AddressInfo;
  const inTable = (one: number) => `:${one.toString(16).toUpperCase().padStart(4, '0')}`;
  const [door, own] = [inTable(port), `${OWN_IN_TABLE}${inTable(ownPort)}`];
  const taken = new Set<string>();
  const connected: string[] = [];
  let isOurs = false;
  let [waiting, between] = [0, 0];
  for (const { local, remote, state, received } of connections()) {
    if (local.endsWith(door)) {
      if (state === LISTENING) waiting += received;
      else if (state === ARRIVING) between++;
      else taken.add(remote);
      isOurs ||= remote === own && state === ESTABLISHED;
    } else if (remote.endsWith(door) && state === ESTABLISHED && !local.startsWith(OWN_IN_TABLE)) connected.push(local);
  }
  between += connected.filter((client) => !taken.has(client)).length;
  return { isOurs, waiting, between };
}

interface Connection {
  local: string;
  remote: string;
  state: string;
  /** Unread bytes; for a listening socket, connections not yet accepted. */
  received: number;
}

/** The system's connections; an IPv4-mapped IPv6 address counts as IPv4. */
function connections(): Connection[] {
  const shortened = (address = '') => address.slice(-13);
  return ['/proc/net/tcp', '/proc/net/tcp6']
    .filter((file) => fs.existsSync(file))
    .flatMap((file) => fs.readFileSync(file, 'latin1').split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .map(([, local, remote, state = '', queues = '']) => ({
      local: shortened(local),
      remote: shortened(remote),
      state,
      received: Number.parseInt(queues.split(':')[1] ?? '0', 16),
    }));
}

/** http's own close would immediately end connections whose first request has not arrived yet. */
function closed(server: net.Server): Promise<void> {
  return new Promise((resolve) => net.Server.prototype.close.call(server, () => resolve()));
}
