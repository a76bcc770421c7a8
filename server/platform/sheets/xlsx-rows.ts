import { Worker } from 'node:worker_threads';
import { sourceFile } from '../source-file.ts';
import { type SheetRefusalCode, SheetRefused } from './sheet.errors.ts';
import type { SheetLimits, SheetRow } from './sheet-row.ts';

const HEAP_MB = 256;
const YOUNG_HEAP_MB = 8;

type WorkerMessage<Batch> =
  | { batch: Batch }
  | { done: true }
  | { refused: { code: SheetRefusalCode; params: SheetRefused['params'] }; detail?: string | undefined };

interface Reading {
  limits: SheetLimits;
  timeoutMs: number;
  /** Module file that exports `digest`, a SheetDigest; Node runs it without a transpiler. */
  digest?: string;
  /** Passed to the digest; may be cloned. */
  given?: unknown;
}

/** Rows of the first sheet of an .xlsx or .xls, read like `xlsxBatches`. */
export async function* xlsxRows(buffer: Buffer, limits: SheetLimits, timeoutMs: number): AsyncGenerator<SheetRow, void, undefined> {
  for await (const rows of xlsxBatches<SheetRow[]>(buffer, { limits, timeoutMs })) yield* rows;
}

/**
 * The digest's results for the first sheet of an .xlsx or .xls. A worker thread with a capped heap checks, parses and digests it. The
 * thread pauses while the consumer is behind and dies when the consumer stops. `timeoutMs` counts only the time spent waiting for the
 * thread.
 * Refuses: what `preflightXlsx` and the digest refuse, SHEET_TOO_LARGE when the heap is full, SHEET_TIME_LIMIT, the limits' own codes.
 */
export async function* xlsxBatches<Batch>(
  buffer: Buffer,
  { limits, timeoutMs, digest, given }: Reading,
): AsyncGenerator<Batch, void, undefined> {
  const counter = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  // The caller keeps the upload; this copy is transferred to the thread rather than copied again.
  const bytes = new Uint8Array(buffer);
  const worker = new Worker(sourceFile('platform', 'sheets', 'xlsx-worker.ts'), {
    workerData: { bytes, limits, digest: digest ?? null, given, outstanding: counter.buffer },
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
    // Inherits no flags: Node strips the types itself, and a loader would only delay the start.
    execArgv: [],
    env: {},
  });
  const receive = mailbox<Batch>(worker);
  let remainingMs = timeoutMs;
  try {
    for (;;) {
      const started = performance.now();
      const message = await receive(remainingMs);
      remainingMs -= performance.now() - started;
      if ('done' in message) return;
      if ('refused' in message) throw new SheetRefused(message.refused.code, message.refused.params, message.detail);
      yield message.batch;
      Atomics.sub(counter, 0, 1);
      Atomics.notify(counter, 0);
    }
  } finally {
    await worker.terminate();
  }
}

/** The worker's messages in order; its death is a message too. */
function mailbox<Batch>(worker: Worker): (timeoutMs: number) => Promise<WorkerMessage<Batch>> {
  const arrived: WorkerMessage<Batch>[] = [];
  let wake: (() => void) | null = null;
  const deliver = (message: WorkerMessage<Batch>) => {
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
