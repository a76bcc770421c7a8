/**
 * Worker thread that turns one .xlsx, or one .xls of Excel 97 to 2003, into batches of text rows. A separate thread can have its heap
 * capped and be killed. It, and the digest, may import only what Node runs without a transpiler.
 */
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { Decimal } from 'decimal.js';
import { type CellValue, streamXlsxRows } from 'hucre/xlsx';
import { SheetRefused } from './sheet.errors.ts';
import { rowProblem, type SheetDigest, type SheetLimits, type SheetRow } from './sheet-row.ts';
import { preflightXlsx } from './xlsx-preflight.ts';

interface WorkerInput {
  bytes: Uint8Array;
  limits: SheetLimits;
  /** Module whose `digest` result is posted in place of each batch. */
  digest: string | null;
  /** Second argument of the digest. */
  given: unknown;
  /** Batches posted but not yet taken; shared with the main thread. */
  outstanding: SharedArrayBuffer;
}

const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 500_000;
const MAX_OUTSTANDING = 4;
const DAY_MS = 86_400_000;
const EXCEL_EPOCH_MS = Date.UTC(1900, 0, 1);
const MAX_SIGNIFICANT_DIGITS = 15;

/** OLE2 signature, as in an .xls. */
const OLE2_MAGIC = [0xd0, 0xcf, 0x11, 0xe0];

const { bytes, limits, digest, given, outstanding } = workerData as WorkerInput;
const counter = new Int32Array(outstanding);
const asTheyAre: SheetDigest<unknown> = (rows) => rows;
const digested = digest ? ((await import(pathToFileURL(digest).href)) as { digest: SheetDigest<unknown> }).digest : asTheyAre;

/**
 * Blocks this thread while the main one is behind. hucre keeps parsing without waiting for its consumer, so awaiting here would pile up
 * rows in memory.
 */
function postRows(rows: SheetRow[]): void {
  const batch = digested(rows, given);
  let waiting = Atomics.load(counter, 0);
  while (waiting >= MAX_OUTSTANDING) {
    Atomics.wait(counter, 0, waiting);
    waiting = Atomics.load(counter, 0);
  }
  Atomics.add(counter, 0, 1);
  parentPort?.postMessage({ batch });
}

function cellText(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean') return value ? 'VERDADEIRO' : 'FALSO';
  return dateText(value);
}

/** Excel keeps 15 digits; anything beyond is binary noise (0.30000000000000004). */
function numberText(value: number): string {
  const text = String(value);
  if (text.length <= MAX_SIGNIFICANT_DIGITS && !text.includes('e')) return text;
  return new Decimal(value).toSignificantDigits(MAX_SIGNIFICANT_DIGITS).toFixed();
}

function dateText(value: Date): string {
  const milliseconds = value.getTime();
  if (Number.isNaN(milliseconds)) return '#DATA!';
  // Times are day fractions, a few microseconds off the second.
  const iso = new Date(Math.round(milliseconds / 1000) * 1000).toISOString();
  if (milliseconds < EXCEL_EPOCH_MS) return iso.slice(11, 19);
  return milliseconds % DAY_MS === 0 ? iso.slice(0, 10) : iso.slice(0, 19);
}

const isOld = OLE2_MAGIC.every((byte, index) => bytes[index] === byte);

/** An .xls cannot be streamed: it holds at most 65,536 rows and is read whole, within this thread's heap. */
async function* oldRows(): AsyncGenerator<{ index: number; values: CellValue[] }> {
  const { readXls } = await import('hucre');
  const { sheets } = await readXls(bytes);
  // Blank rows are holes in the array, whatever the type says.
  const rows: readonly (CellValue[] | undefined)[] = sheets[0]?.rows ?? [];
  for (const [index, values] of rows.entries()) yield { index, values: values ?? [] };
}

async function run(): Promise<{ refused: { code: string; params: SheetRefused['params'] } } | { done: true }> {
  await preflightXlsx(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  let batch: SheetRow[] = [];
  let batchCharacters = 0;
  let rowCount = 0;
  for await (const { index, values } of isOld ? oldRows() : streamXlsxRows(bytes)) {
    const row = { line: index + 1, cells: values.map(cellText) };
    const problem = rowProblem(row, limits);
    if (problem) return { refused: problem };
    if (row.cells.length === 0) continue;
    if (!Number.isSafeInteger(row.line)) return { refused: { code: 'SHEET_CORRUPT', params: {} } };
    rowCount += 1;
    if (rowCount > limits.maxRows) return { refused: { code: 'SHEET_TOO_MANY_ROWS', params: { max: limits.maxRows } } };
    batch.push(row);
    for (const cell of row.cells) batchCharacters += cell.length;
    if (batch.length >= BATCH_ROWS || batchCharacters >= BATCH_CHARACTERS) {
      postRows(batch);
      batch = [];
      batchCharacters = 0;
    }
  }
  if (batch.length > 0) postRows(batch);
  return { done: true };
}

function failure(error: unknown) {
  const detail = error instanceof Error ? error.message : String(error);
  if (error instanceof SheetRefused) return { refused: { code: error.code, params: error.params }, detail: causeOf(error) };
  if (isOld) return { refused: { code: 'SHEET_XLS_UNREADABLE', params: {} }, detail };
  const isTooWide = detail.includes('outside the supported sheet bounds');
  return { refused: { code: isTooWide ? 'SHEET_TOO_MANY_COLUMNS' : 'SHEET_CORRUPT', params: { max: limits.maxColumns } }, detail };
}

const causeOf = ({ cause }: Error) => (cause instanceof Error ? cause.message : undefined);

parentPort?.postMessage(await run().catch(failure));
