import net from 'node:net';
import type { Duplex } from 'node:stream';

/** As much as one read of the system brings. */
const READ_BYTES = 64 * 1024;

const sharing = new WeakSet<Duplex>();

/**
 * The socket of a connection, which reads into one and the same memory. Its `data` listeners get copies of what came, of the size that
 * came, unless `shareMemory` says otherwise. Node's own way is new memory of 64 kB for each read: a large export made the collector look
 * through the whole heap every thousand of them.
 */
export function readSocket(): net.Socket {
  const socket = new net.Socket({
    onread: {
      buffer: Buffer.allocUnsafeSlow(READ_BYTES),
      callback: (length, memory) => {
        const bytes = memory.subarray(0, length);
        socket.emit('data', sharing.has(socket) ? bytes : Buffer.from(bytes));
        return true;
      },
    },
  });
  return socket;
}

/** Whether listeners of a `readSocket` get its memory itself, good only during the call; other streams stay what they are. */
export function shareMemory(stream: Duplex, isShared: boolean): void {
  if (isShared) sharing.add(stream);
  else sharing.delete(stream);
}
