import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const AGAIN_MS = 25;
/** Node's own length of the queue. */
const USUAL_QUEUE = 511;
/** Any address of the loopback that nobody else connects from. */
const OWN_ADDRESS = '127.83.71.19';
/** As the system's table writes it. */
const OWN_IN_TABLE = Buffer.from(OWN_ADDRESS.split('.').map(Number)).reverse().toString('hex').toUpperCase();
const ESTABLISHED = '01';
const ARRIVING = '03';
const LISTENING = '0A';

/**
 * Closes the listening socket and leaves the open connections alone; answers when all of them have ended.
 *
 * The system accepts connections for us before we do, and resets those that still wait for us when the socket closes: a client that opens
 * one for each request would see a request broken. So the queue is first made to hold one connection, and that one is our own: whoever
 * else comes is not let in, tries again, and finds that nobody listens, which loses nothing. Who came just before and finds the queue full
 * believes to be connected and is not: as long as there is one, the queue is made long again until they are in. Where the system does
 * not tell (/proc/net/tcp is Linux's), the socket is closed as soon as what waited was accepted; so it is at `untilMs` of
 * `performance.now()`.
 */
export async function closeListener(server: net.Server, untilMs: number): Promise<{ ended: Promise<void> }> {
  while (performance.now() < untilMs) {
    const plug = await plugOf(server);
    const queue = plug && queueOf(server, plug.localPort);
    // Looked at twice: another processor of the machine may have been letting somebody in while the table was read.
    if (!queue || (isAlone(queue) && isAlone(queueOf(server, plug.localPort)))) return { ended: closed(server) };
    plug.destroy();
    if (queue.between > 0) await untilAllAreIn(server, untilMs);
    // Somebody else had that place: they are accepted in the next turn, and the place is free again.
    else await new Promise((resolve) => setImmediate(resolve));
  }
  return { ended: closed(server) };
}

/** Gives room to those who believe to be connected: what they send is sent again until it is taken, each time later. */
async function untilAllAreIn(server: net.Server, untilMs: number): Promise<void> {
  makeQueue(server, USUAL_QUEUE);
  do await pause(AGAIN_MS);
  while (queueOf(server).between > 0 && performance.now() < untilMs);
}

/** Node has no name for listening again with another length, which the system allows. Answers whether it did. */
function makeQueue(server: net.Server, length: number): boolean {
  const { _handle: handle } = server as unknown as { _handle?: { listen?(backlog: number): number } };
  return handle?.listen?.(length) === 0;
}

/** A connection of our own on its way into the queue; nothing where the queue cannot be made small. */
async function plugOf(server: net.Server): Promise<net.Socket | undefined> {
  const { port, address } = server.address() as AddressInfo;
  if (process.platform !== 'linux' || !makeQueue(server, 0)) return undefined;
  const isEverywhere = ['::', '0.0.0.0'].includes(address);
  const plug = net.connect({ port, host: isEverywhere ? '127.0.0.1' : address, localAddress: OWN_ADDRESS });
  plug.on('error', () => {});
  // The connection is asked for in the next tick; no other work of this process comes before the one after it.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  return plug;
}

interface Queue {
  /** A connection in it is ours. */
  isOurs: boolean;
  /** How many are in it: two, when the system let both in at the same moment. */
  waiting: number;
  /** Clients that are connected as they see it, while the listening side has no connection of theirs. */
  between: number;
}

const isAlone = ({ isOurs, waiting, between }: Queue) => isOurs && waiting === 1 && between === 0;

/** Who stands before the door; read without giving the system the time to let in another. */
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
  /** Bytes not read yet; of a listening socket, connections not accepted yet. */
  received: number;
}

/** The system's connections; of an IPv4 address inside an IPv6 one only the former. */
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

/** http's own close would at once end connections whose first request has not arrived yet. */
function closed(server: net.Server): Promise<void> {
  return new Promise((resolve) => net.Server.prototype.close.call(server, () => resolve()));
}
