import { Readable } from 'node:stream';
import { formatDateTime, toSaoPauloDate } from '../../shared/dates.ts';
import type { AppContext } from '../context.ts';
import type { CopyBlock } from '../db/copy-blocks.ts';
import { copyOut, type Snapshot } from '../db/copy-out.ts';
import { requirePermission } from '../require-permission.ts';
import type { SheetColumn, SheetColumnType } from '../sheets/sheet-column.ts';
import { xlsxStream } from '../sheets/xlsx-stream.ts';
import { SHEET_ROWS } from '../sheets/xlsx-workbook.ts';
import { csvCellsStatement, csvHeader } from './csv-lines.ts';
import { type Edge, type ExportRequest, edgeStatement, exportStatement, type Stretch } from './export-statement.ts';
import type { ColumnType, List } from './list.ts';
import { visible } from './run-list.ts';
import { xlsxRowsStatement } from './xlsx-rows.ts';

export type ExportFormat = 'XLSX' | 'CSV';

const SHEET_TYPES: Record<ColumnType, SheetColumnType | null> = {
  id: 'integer',
  text: 'text',
  integer: 'integer',
  decimal: 'decimal',
  money: 'money',
  points: 'points',
  boolean: 'boolean',
  date: 'date',
  dateTime: 'dateTime',
  // Structures and expiring links do not belong in a spreadsheet.
  texts: null,
  json: null,
  file: null,
};

/** The columns this actor's spreadsheets have, in the list's order. */
export function exportColumns(list: List, ctx: AppContext): SheetColumn[] {
  return Object.entries(list.columns).flatMap(([key, column]) => {
    const type = SHEET_TYPES[column.type];
    return type && column.exported !== false && visible(column, ctx) ? [{ key, title: column.title, type }] : [];
  });
}

/**
 * Refuses what an export of this list would refuse, without reading a row: NOT_SIGNED_IN, NOT_ALLOWED, LIST_SORT_UNKNOWN, INPUT_INVALID.
 * Returns its statement.
 */
export function checkExport(list: List, ctx: AppContext, request: ExportRequest) {
  requirePermission(ctx, list.permission);
  requirePermission(ctx, list.exportPermission ?? list.permission);
  const names = exportColumns(list, ctx).map(({ key }) => key);
  return exportStatement(list, ctx, names, request);
}

/** A few hundred milliseconds of PostgreSQL, and a few megabytes. */
const PART_ROWS = 50_000;

interface PartsReading {
  /** Approximate row count. */
  rows: number;
  /** The snapshot that all parts read. */
  snapshot: Snapshot;
  /** Called with the number of additional rows read. */
  onRows: (count: number) => void;
  partRows?: number;
}

const READING = { objectMode: false, highWaterMark: 256 * 1024 };

/**
 * A spreadsheet of the list as a stream in constant memory, under the same policy and row scope; `onRows` gets the number of additional
 * rows read. PostgreSQL formats the rows. Refuses at once as `checkExport` does.
 */
export function exportStream(
  list: List,
  ctx: AppContext,
  format: ExportFormat,
  request: ExportRequest,
  onRows: (count: number) => void = () => {},
): Readable {
  const columns = exportColumns(list, ctx);
  const { text, params } = checkExport(list, ctx, request);
  const { pool } = ctx.database;
  const bytes =
    format === 'XLSX'
      ? xlsxStream(
          columns,
          counted(copyOut(pool, xlsxRowsStatement(text, columns), params, { form: 'TEXT', cutEvery: SHEET_ROWS }), onRows),
        )
      : csvBytes(columns, counted(copyOut(pool, csvCellsStatement(text, columns), params, { form: 'LINES' }), onRows));
  return Readable.from(bytes, READING);
}

/**
 * The .csv of a large list in consecutive parts that can be read in parallel, so that two database cores write it. Each call returns the
 * next part, null after the last. In the list's own order parts have `partRows` rows. With another order or a search each part may scan
 * everything, so there are two, or one where the order has no column to split on. Refuses at once as `checkExport` does.
 */
export function csvParts(
  list: List,
  ctx: AppContext,
  request: ExportRequest,
  { rows, snapshot, onRows, partRows = PART_ROWS }: PartsReading,
): () => Promise<AsyncGenerator<Buffer> | null> {
  checkExport(list, ctx, request);
  const columns = exportColumns(list, ctx);
  const names = columns.map(({ key }) => key);
  const edgeAfter = async (from: Edge | undefined) => {
    const question = edgeStatement(list, ctx, request, { partRows, half: Math.ceil(rows / 2), from });
    return question ? (await snapshot.read<Edge>(question.text, question.params))[0] : undefined;
  };
  let stretch: Stretch | null = {};
  return async () => {
    if (!stretch) return null;
    const from: Edge | undefined = stretch.from;
    const until = await edgeAfter(from);
    stretch = until ? { from: until } : null;
    const { text, params } = exportStatement(list, ctx, names, request, { from, until });
    const statement = csvCellsStatement(text, columns);
    const blocks = counted(copyOut(ctx.database.pool, statement, params, { form: 'LINES', snapshot: snapshot.id }), onRows);
    return from ? bytesOf(blocks) : csvBytes(columns, blocks);
  };
}

async function* bytesOf(blocks: AsyncIterable<CopyBlock>): AsyncGenerator<Buffer> {
  for await (const { bytes } of blocks) yield bytes;
}

async function* counted(blocks: AsyncIterable<CopyBlock>, onRows: (count: number) => void): AsyncGenerator<CopyBlock> {
  for await (const block of blocks) {
    onRows(block.rows);
    yield block;
  }
}

async function* csvBytes(columns: readonly SheetColumn[], blocks: AsyncIterable<CopyBlock>): AsyncGenerator<Buffer> {
  yield Buffer.from(csvHeader(columns));
  yield* bytesOf(blocks);
}

/** 'pontuacoes_20261120120305.xlsx' for a page, 'pontuacoes_completo_….xlsx' for all rows (001 §8), in São Paulo time. */
export function exportFileName(list: List, ctx: AppContext, format: ExportFormat, scope: 'CURRENT' | 'ALL'): string {
  const now = ctx.clock.now();
  const time = `${toSaoPauloDate(now)}${formatDateTime(now).slice(-8)}`.replace(/\D/g, '');
  return `${list.fileName ?? list.name}${scope === 'ALL' ? '_completo' : ''}_${time}.${format.toLowerCase()}`;
}
