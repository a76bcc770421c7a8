import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { ReadOptions } from './engine/read-file.ts';
import type { Reading } from './engine/reading.ts';

/** A file for a reader process. */
export interface ReaderQuestion {
  bytes: Uint8Array;
  options: ReadOptions;
}

/** A reader process's answer; `memoryBytes` is its resident memory. */
export interface ReaderAnswer {
  reading: Reading;
  memoryBytes: number;
}

/** Limits of one reader process. */
export interface ReaderLimits {
  timeoutMs: number;
  /** A process above this while it reads is killed. */
  maxMemoryBytes: number;
}

/** Why a file has no answer. */
export type ReaderProblem = 'TIMEOUT' | 'CRASHED';

/** One reader process. */
export interface ReaderChild {
  /** Reads one file; one at a time. The process is dead after a problem. */
  read: (question: ReaderQuestion) => Promise<ReaderAnswer | ReaderProblem>;
  isAlive: () => boolean;
  kill: () => void;
}

/** JavaScript objects; pictures and models are outside this heap. */
const HEAP_MB = 400;
const MEMORY_CHECK_MS = 250;
const PAGE_BYTES = 4096;

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * Starts a reader process from a module's file. It gets no environment, because it handles hostile files and needs no secret; Windows
 * cannot start a program without SystemRoot.
 */
export function startReader(module: string, limits: ReaderLimits): ReaderChild {
  const child = fork(module, [], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    env: { SystemRoot: process.env.SystemRoot },
    // Libraries print warnings; only the trace of a crash is worth keeping.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // An idle reader does not keep its parent running.
  child.unref();
  child.channel?.unref();
  const kill = () => void child.kill('SIGKILL');
  running.add(child);
  child.once('exit', () => running.delete(child)).on('error', kill);
  return { read: (question) => ask(child, question, limits), isAlive: () => child.connected, kill };
}

function ask(
  child: ChildProcess,
  question: ReaderQuestion,
  { timeoutMs, maxMemoryBytes }: ReaderLimits,
): Promise<ReaderAnswer | ReaderProblem> {
  return new Promise((resolve) => {
    const answered = (answer: ReaderAnswer) => finish(answer);
    const crashed = () => finish('CRASHED');
    const timeout = setTimeout(() => finish('TIMEOUT'), timeoutMs);
    const meter = setInterval(async () => {
      if ((await memoryOf(child)) > maxMemoryBytes) crashed();
    }, MEMORY_CHECK_MS);
    let isFinished = false;
    const finish = (result: ReaderAnswer | ReaderProblem) => {
      // A measurement may end after the answer, when the process reads the next file.
      if (isFinished) return;
      isFinished = true;
      clearTimeout(timeout);
      clearInterval(meter);
      child.off('message', answered).off('exit', crashed).off('error', crashed);
      if (typeof result === 'string') child.kill('SIGKILL');
      resolve(result);
    };
    child.on('message', answered).on('exit', crashed).on('error', crashed);
    child.send(question, (error) => error && crashed());
  });
}

/** Resident memory; 0 where the system has no /proc, and there only the size after each file counts. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const pages = await readFile(`/proc/${pid}/statm`, 'latin1').catch(() => '0 0');
  return Number(pages.split(' ')[1]) * PAGE_BYTES;
}
