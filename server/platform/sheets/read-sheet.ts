import { csvRows } from './csv-rows.ts';
import type { SheetLimits, SheetRow } from './sheet-row.ts';
import { xlsxBatches, xlsxRows } from './xlsx-rows.ts';

const DEFAULT_LIMITS: SheetLimits = { maxRows: 200_000, maxColumns: 200, maxCellLength: 2_000 };
const DEFAULT_TIMEOUT_MS = 30_000;

/** The two accepted formats; .xlsx includes .xls of Excel 97 to 2003. */
export type SheetKind = 'xlsx' | 'csv';

/** What to read, and the most to read. */
export interface ReadSheetOptions extends Partial<SheetLimits> {
  kind: SheetKind;
  /** Time limit of the .xlsx parser in milliseconds; the consumer's own time does not count. */
  timeoutMs?: number;
}

/**
 * Streams the non-blank rows of the first sheet as text, in bounded time and memory. Stop iterating to stop reading.
 * Refuses: SheetRefused with any of its codes, possibly after delivering rows; keep a transaction open until the end.
 */
export function readSheetRows(buffer: Buffer, options: ReadSheetOptions): AsyncGenerator<SheetRow, void, undefined> {
  const limits = limitsOf(options);
  return options.kind === 'csv' ? csvRows(buffer, limits) : xlsxRows(buffer, limits, options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
}

/** Reading options of an .xlsx plus the module file that exports its SheetDigest as `digest`. */
export interface DigestSheetOptions extends Omit<ReadSheetOptions, 'kind'> {
  digest: string;
  /** Passed to the digest. */
  given?: unknown;
}

/**
 * Like `readSheetRows` for an .xlsx, but the rows stay in the reader thread and only the digest's result for each batch arrives here. For
 * very large sheets, which would block this thread for everyone else. Refuses: the same, and what the digest does.
 */
export function digestSheet<Batch>(buffer: Buffer, options: DigestSheetOptions): AsyncGenerator<Batch, void, undefined> {
  return xlsxBatches<Batch>(buffer, {
    limits: limitsOf(options),
    timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    digest: options.digest,
    given: options.given,
  });
}

function limitsOf(options: Partial<SheetLimits>): SheetLimits {
  return {
    maxRows: options.maxRows ?? DEFAULT_LIMITS.maxRows,
    maxColumns: options.maxColumns ?? DEFAULT_LIMITS.maxColumns,
    maxCellLength: options.maxCellLength ?? DEFAULT_LIMITS.maxCellLength,
  };
}
