import type { Duplex } from 'node:stream';
import { shareMemory } from './read-socket.ts';

/** A message of PostgreSQL's protocol: one byte that tells what it is, then its length (without that byte, with itself). */
const LENGTH_AT = 1;
const HEADER = 5;
const COPY_DATA = 'd'.charCodeAt(0);
const READY_FOR_QUERY = 'Z'.charCodeAt(0);

type DataListener = (bytes: Buffer) => void;

/**
 * Reads a connection in place of node-postgres until the statement that was just sent is over: `onRow` gets the rows of a COPY, as
 * `bytes` from `start` to `end` that are good only during the call; every other message goes where it would have gone. node-postgres
 * makes an object, a view and two events of each row, which is most of what a process spends on a large export
 * (docs/performance-history.md).
 */
export function readCopyRows(stream: Duplex, onRow: (bytes: Buffer, start: number, end: number) => void): void {
  const usual = stream.listeners('data') as DataListener[];
  const pass = (bytes: Buffer) => {
    for (const listener of usual) listener.call(stream, bytes);
  };
  /** The beginning of a message whose end has not come yet. */
  let begun: Buffer | undefined;
  let isOver = false;

  const onData: DataListener = (arrived) => {
    let bytes = arrived;
    if (begun) {
      const missing = missingOf(begun, arrived);
      bytes = Buffer.concat([begun, arrived.subarray(0, missing)]);
      begun = undefined;
      if (missing < arrived.length) {
        onData(bytes);
        bytes = arrived.subarray(missing);
        if (isOver) return pass(Buffer.from(bytes));
      }
    }
    let at = 0;
    while (at + HEADER <= bytes.length) {
      const end = at + LENGTH_AT + bytes.readUInt32BE(at + LENGTH_AT);
      if (end > bytes.length) break;
      if (bytes[at] === COPY_DATA) onRow(bytes, at + HEADER, end);
      else if (bytes[at] === READY_FOR_QUERY) {
        giveBack();
        return pass(Buffer.from(bytes.subarray(at)));
      }
      // The usual reader keeps what it is given.
      else pass(Buffer.from(bytes.subarray(at, end)));
      at = end;
    }
    if (at < bytes.length) begun = Buffer.from(bytes.subarray(at));
  };
  const giveBack = () => {
    isOver = true;
    shareMemory(stream, false);
    stream.off('data', onData);
    for (const listener of usual) stream.on('data', listener);
  };
  for (const listener of usual) stream.off('data', listener);
  shareMemory(stream, true);
  stream.on('data', onData);
}

/** How many bytes of `next` end the message that `begun` begins: all of them, when its length is not whole with them. */
function missingOf(begun: Buffer, next: Buffer): number {
  const header = begun.length >= HEADER ? begun : Buffer.concat([begun, next.subarray(0, HEADER - begun.length)]);
  if (header.length < HEADER) return next.length;
  return LENGTH_AT + header.readUInt32BE(LENGTH_AT) - begun.length;
}
