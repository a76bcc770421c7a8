import { csvRows } from './csv-rows.ts';
import type { SheetLimits, SheetRow } from './sheet-row.ts';
import { xlsxBatches, xlsxRows } from './xlsx-rows.ts';

const DEFAULT_LIMITS: SheetLimits = { maxRows: 200_000, maxColumns: 200, maxCellLength: 2_000 };
const DEFAULT_TIMEOUT_MS = 30_000;

/** The two formats that are read; where .xlsx is asked for, an .xls of Excel 97 to 2003 is read too. */
export type SheetKind = 'xlsx' | 'csv';

/** What to read and how much of it at most. */
export interface ReadSheetOptions extends Partial<SheetLimits> {
  kind: SheetKind;
  /** Time the .xlsx parser may take, in milliseconds; the consumer's own time does not count. */
  timeoutMs?: number;
}

/**
 * Streams the rows of the first sheet that are not blank, as text, in bounded time and memory. Stop iterating to stop reading.
 * Refuses: SheetRefused with any of its codes, possibly after rows were delivered; keep a transaction open until the end.
 */
export function readSheetRows(buffer: Buffer, options: ReadSheetOptions): AsyncGenerator<SheetRow, void, undefined> {
  const limits = limitsOf(options);
  return options.kind === 'csv' ? csvRows(buffer, limits) : xlsxRows(buffer, limits, options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
}

/** Reading options of an .xlsx plus the file of the module that digests it (a SheetDigest, exported as `digest`). */
export interface DigestSheetOptions extends Omit<ReadSheetOptions, 'kind'> {
  digest: string;
}

/**
 * As `readSheetRows` of an .xlsx, but its rows stay in the thread that reads them: what the digest makes of each batch comes here. For
 * sheets of very many rows, which would hold up everybody else if this thread understood them. Refuses: the same, and what the digest does.
 */
export function digestSheet<Batch>(buffer: Buffer, options: DigestSheetOptions): AsyncGenerator<Batch, void, undefined> {
  return xlsxBatches<Batch>(buffer, {
    limits: limitsOf(options),
    timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    digest: options.digest,
  });
}

function limitsOf(options: Partial<SheetLimits>): SheetLimits {
  return {
    maxRows: options.maxRows ?? DEFAULT_LIMITS.maxRows,
    maxColumns: options.maxColumns ?? DEFAULT_LIMITS.maxColumns,
    maxCellLength: options.maxCellLength ?? DEFAULT_LIMITS.maxCellLength,
  };
}
