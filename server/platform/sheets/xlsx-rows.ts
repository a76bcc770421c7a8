import { Worker } from 'node:worker_threads';
import { sourceFile } from '../source-file.ts';
import { type SheetRefusalCode, SheetRefused } from './sheet.errors.ts';
import type { SheetLimits, SheetRow } from './sheet-row.ts';
import { preflightXlsx } from './xlsx-preflight.ts';

const HEAP_MB = 256;
const YOUNG_HEAP_MB = 8;

type WorkerMessage =
  | { rows: SheetRow[] }
  | { done: true }
  | { refused: { code: SheetRefusalCode; params: Record<string, number> }; detail?: string };

/**
 * Rows of the first sheet of an .xlsx or .xls, parsed in a worker thread with a capped heap. The thread pauses while the consumer is
 * behind and dies when the consumer stops. `timeoutMs` counts only the time spent waiting for the parser, not the consumer's.
 * Refuses: what `preflightXlsx` refuses, SHEET_TOO_LARGE when the heap is full, SHEET_TIME_LIMIT, the limits' own codes.
 */
export async function* xlsxRows(buffer: Buffer, limits: SheetLimits, timeoutMs: number): AsyncGenerator<SheetRow, void, undefined> {
  await preflightXlsx(buffer);
  const counter = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(sourceFile('platform', 'sheets', 'xlsx-worker.ts'), {
    workerData: { bytes: new Uint8Array(buffer), limits, outstanding: counter.buffer },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
    // Nothing inherited: Node strips the types itself, a loader would only delay the start.
    execArgv: [],
    env: {},
  });
  const receive = mailbox(worker);
  let remainingMs = timeoutMs;
  try {
    for (;;) {
      const started = performance.now();
      const message = await receive(remainingMs);
      remainingMs -= performance.now() - started;
      if ('done' in message) return;
      if ('refused' in message) throw new SheetRefused(message.refused.code, message.refused.params, message.detail);
      yield* message.rows;
      Atomics.sub(counter, 0, 1);
      Atomics.notify(counter, 0);
    }
  } finally {
    await worker.terminate();
  }
}

/** The worker's messages in order, one at a time; its death is a message too. */
function mailbox(worker: Worker): (timeoutMs: number) => Promise<WorkerMessage> {
  const arrived: WorkerMessage[] = [];
  let wake: (() => void) | null = null;
  const deliver = (message: WorkerMessage) => {
    arrived.push(message);
    wake?.();
  };
  worker.on('message', deliver);
  worker.on('error', (error: NodeJS.ErrnoException) => {
    const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    deliver({ refused: { code: isFull ? 'SHEET_TOO_LARGE' : 'SHEET_CORRUPT', params: {} }, detail: error.message });
  });
  worker.on('exit', () => deliver({ refused: { code: 'SHEET_CORRUPT', params: {} }, detail: 'worker ended early' }));
  return async (timeoutMs) => {
    if (arrived.length === 0) await waitFor(timeoutMs, (resolve) => (wake = resolve));
    wake = null;
    const message = arrived.shift();
    if (!message) throw new SheetRefused('SHEET_TIME_LIMIT');
    return message;
  };
}

function waitFor(timeoutMs: number, subscribe: (resolve: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.max(0, timeoutMs));
    subscribe(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
