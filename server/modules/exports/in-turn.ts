import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeBlocks } from '../../platform/files/write-blocks.ts';

/** One per core that PostgreSQL gets, and one ready when its turn comes. */
const AHEAD = 3;
const READ_BYTES = 512 * 1024;

/**
 * Yields a file's parts in order while later ones are already generated, each into its own file until its turn: none are held in memory,
 * and at most AHEAD are on disk. `next` returns a part, null after the last; bytes of parts, and those yielded, are valid only until the
 * next are requested. A part that fails (in its turn) or a reader who leaves ends all of them.
 */
export async function* inTurn(next: () => Promise<AsyncIterable<Buffer> | null>, signal: AbortSignal): AsyncGenerator<Buffer> {
  const left = new AbortController();
  const isOver = AbortSignal.any([signal, left.signal]);
  const folder = await fs.promises.mkdtemp(path.join(os.tmpdir(), 'partes-'));
  const waiting: Promise<string>[] = [];
  const memory = Buffer.allocUnsafeSlow(READ_BYTES);
  let begun = 0;
  let isLast = false;
  try {
    for (;;) {
      while (waiting.length < AHEAD && !isLast) {
        const part = await next();
        isLast = !part;
        if (!part) break;
        const made = writePart(path.join(folder, String(begun)), part, isOver);
        // Checked when its turn comes.
        made.catch(() => {});
        waiting.push(made);
        begun += 1;
      }
      const first = waiting.shift();
      if (!first) return;
      const file = await first;
      yield* bytesOf(file, memory, isOver);
      await fs.promises.rm(file);
    }
  } finally {
    left.abort();
    await Promise.allSettled(waiting);
    await fs.promises.rm(folder, { recursive: true, force: true });
  }
}

async function writePart(file: string, part: AsyncIterable<Buffer>, signal: AbortSignal): Promise<string> {
  await writeBlocks(file, part, () => signal.throwIfAborted());
  return file;
}

/** A single buffer: with new ones the garbage collector would scan the whole heap every 64 MB. */
async function* bytesOf(file: string, memory: Buffer, signal: AbortSignal): AsyncGenerator<Buffer> {
  const handle = await fs.promises.open(file, 'r');
  try {
    for (;;) {
      signal.throwIfAborted();
      const { bytesRead } = await handle.read(memory);
      if (bytesRead === 0) return;
      yield memory.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}
