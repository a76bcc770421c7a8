import os from 'node:os';
import { sourceFile } from '../../platform/source-file.ts';
import type { ReadOptions } from './engine/read-file.ts';
import { emptyReading, type Reading } from './engine/reading.ts';
import { type ReaderChild, type ReaderLimits, type ReaderProblem, startReader } from './reader-child.ts';

/** A reading, or an empty one and why. */
export interface PoolAnswer {
  reading: Reading;
  problem: ReaderProblem | null;
}

/** Reader processes that share a queue. */
export interface ReaderPool {
  /** Reads a file in the first free process. Never rejects: a file that hangs or kills its process loses only its own reading. */
  read: (bytes: Buffer, options: ReadOptions) => Promise<PoolAnswer>;
  /** Kills the processes; files under way are answered as crashed. */
  close: () => void;
}

interface PoolSettings extends ReaderLimits {
  size: number;
  /** Module that a process runs. */
  module: string;
  /** A process above this size after a file is replaced: native memory of pictures is not returned. */
  recycleAboveBytes: number;
  /** A process is replaced after so many files. */
  recycleAfterFiles: number;
  /** Processes end after so long without work. */
  idleMs: number;
}

interface Job {
  bytes: Buffer;
  options: ReadOptions;
  answer: (answer: PoolAnswer) => void;
}

const MB = 1024 * 1024;

/** One core stays free for requests. */
export const READER_PROCESSES = Math.max(1, os.availableParallelism() - 1);

/** A phone's picture takes 400 to 650 MB and 2 to 5 s of one core. */
export const READER_SETTINGS: PoolSettings = {
  size: READER_PROCESSES,
  module: sourceFile('modules', 'readings', 'reader-process.ts'),
  timeoutMs: 20_000,
  maxMemoryBytes: 700 * MB,
  recycleAboveBytes: 600 * MB,
  recycleAfterFiles: 20,
  idleMs: 60_000,
};

/** A pool that starts its processes with the first file and ends them after a minute without work. */
export function createReaderPool(settings: PoolSettings = READER_SETTINGS): ReaderPool {
  const queue: Job[] = [];
  const idle: Reader[] = [];
  const busy = new Set<Reader>();
  let idleTimer: NodeJS.Timeout | undefined;

  const startNext = () => {
    clearTimeout(idleTimer);
    while (queue.length > 0 && busy.size < settings.size) void work(queue.shift()!, idleReader() ?? newReader(settings));
    if (busy.size === 0) idleTimer = setTimeout(killIdle, settings.idleMs).unref();
  };
  /** The system may have killed a process while it was idle. */
  const idleReader = () => {
    while (idle.at(-1)?.child.isAlive() === false) idle.pop();
    return idle.pop();
  };
  const killIdle = () => {
    for (const { child } of idle.splice(0)) child.kill();
  };
  const work = async ({ bytes, options, answer }: Job, reader: Reader) => {
    busy.add(reader);
    const result = await reader.child.read({ bytes, options });
    busy.delete(reader);
    if (typeof result === 'string') answer({ reading: emptyReading(), problem: result });
    else {
      answer({ reading: result.reading, problem: null });
      reader.files += 1;
      if (reader.files < settings.recycleAfterFiles && result.memoryBytes <= settings.recycleAboveBytes) idle.push(reader);
      else reader.child.kill();
    }
    startNext();
  };
  return {
    read: (bytes, options) =>
      new Promise((answer) => {
        queue.push({ bytes, options, answer });
        startNext();
      }),
    close: () => {
      clearTimeout(idleTimer);
      killIdle();
      for (const { child } of busy) child.kill();
    },
  };
}

interface Reader {
  child: ReaderChild;
  files: number;
}

const newReader = (settings: PoolSettings): Reader => ({ child: startReader(settings.module, settings), files: 0 });

const pool = createReaderPool();

/** Reads a receipt in this process's pool of reader processes. Never rejects; see ReaderPool. */
export const readInPool = (bytes: Buffer, options: ReadOptions = {}): Promise<PoolAnswer> => pool.read(bytes, options);
