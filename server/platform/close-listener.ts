import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';

const ATTEMPTS = 50;
/** Any address of the loopback that nobody else connects from. */
const OWN_ADDRESS = '127.83.71.19';
const OWN_ADDRESS_IN_TABLE = Buffer.from(OWN_ADDRESS.split('.').map(Number)).reverse().toString('hex').toUpperCase();
const ESTABLISHED = '01';

/**
 * Closes the listening socket and leaves the open connections alone; answers when all of them have ended.
 *
 * The system accepts connections for us before we do, and resets those that still wait for us when the socket closes: a client that opens
 * one for each request would see a request broken. So the queue is first made to hold one connection, and that one is our own: whoever
 * else comes is not let in, tries again, and finds that nobody listens, which loses nothing. Where the system does not tell
 * (/proc/net/tcp is Linux's), the socket is closed as soon as what waited was accepted.
 */
export async function closeListener(server: net.Server): Promise<{ ended: Promise<void> }> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const plug = await plugOf(server);
    if (!plug || isEstablished()) return { ended: closed(server) };
    // Somebody else had that place: they are accepted in the next turn, and the place is free again.
    plug.destroy();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { ended: closed(server) };
}

/** A connection of our own on its way into the queue; nothing where the queue cannot be made small. */
async function plugOf(server: net.Server): Promise<net.Socket | undefined> {
  const { port, address } = server.address() as AddressInfo;
  // Node has no name for listening again with another length, which the system allows.
  const { _handle: handle } = server as unknown as { _handle?: { listen?(backlog: number): number } };
  if (process.platform !== 'linux' || handle?.listen?.(0) !== 0) return undefined;
  const isEverywhere = ['::', '0.0.0.0'].includes(address);
  const plug = net.connect({ port, host: isEverywhere ? '127.0.0.1' : address, localAddress: OWN_ADDRESS });
  plug.on('error', () => {});
  // The connection is asked for in the next tick; no other work of this process comes before the one after it.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  return plug;
}

/** Whether the system has let our connection in; read without giving it the time to let in another. */
function isEstablished(): boolean {
  return fs
    .readFileSync('/proc/net/tcp', 'latin1')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .some(([, local, , state]) => local?.startsWith(`${OWN_ADDRESS_IN_TABLE}:`) && state === ESTABLISHED);
}

/** http's own close would at once end connections whose first request has not arrived yet. */
function closed(server: net.Server): Promise<void> {
  return new Promise((resolve) => net.Server.prototype.close.call(server, () => resolve()));
}
