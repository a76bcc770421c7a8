import { Readable } from 'node:stream';
import { formatDateTime, toSaoPauloDate } from '../../shared/dates.ts';
import { requirePermission } from '../actions/run-action.ts';
import type { AppContext } from '../context.ts';
import { readBatches, readCursor } from '../db/read-cursor.ts';
import type { SheetColumn, SheetColumnType, SheetRecord } from '../sheets/sheet-column.ts';
import { writeXlsx } from '../sheets/write-sheet.ts';
import { csvHeader, csvLinesStatement } from './csv-lines.ts';
import type { ColumnType, List } from './list.ts';
import { buildExportStatement, type ListOptions, visible } from './run-list.ts';

export type ExportFormat = 'XLSX' | 'CSV';

/** What of a list is taken out: CURRENT is the page in view, ALL every row of the search and filters. */
export interface ExportRequest {
  scope?: 'CURRENT' | 'ALL';
  options?: ListOptions;
  filter?: Record<string, unknown>;
}

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
  // Neither structures nor addresses that expire belong in a spreadsheet.
  json: null,
  file: null,
};

/** The columns of a list that this actor's spreadsheets have, in the list's order. */
export function exportColumns(list: List, ctx: AppContext): SheetColumn[] {
  return Object.entries(list.columns).flatMap(([key, column]) => {
    const type = SHEET_TYPES[column.type];
    return type && column.exported !== false && visible(column, ctx) ? [{ key, title: column.title, type }] : [];
  });
}

/**
 * Refuses what an export of this list would refuse, without reading a row: NOT_SIGNED_IN, NOT_ALLOWED, LIST_SORT_UNKNOWN,
 * INPUT_INVALID. Answers its statement.
 */
export function checkExport(list: List, ctx: AppContext, { scope = 'ALL', options = {}, filter = {} }: ExportRequest) {
  requirePermission(ctx, list.permission);
  requirePermission(ctx, list.exportPermission ?? list.permission);
  const names = exportColumns(list, ctx).map(({ key }) => key);
  return buildExportStatement(list, ctx, names, { scope, options, filter });
}

/** The rows that the list shows, under the same policy and row scope, read as they are asked for. Refuses at once as `checkExport`. */
export function exportRows(list: List, ctx: AppContext, request: ExportRequest): AsyncIterable<SheetRecord> {
  const { text, params } = checkExport(list, ctx, request);
  return readCursor<SheetRecord>(ctx.database.pool, text, params);
}

/** A spreadsheet of the list as a stream in constant memory; `onRows` hears how many more were read. Refuses at once as `checkExport`. */
export function exportStream(
  list: List,
  ctx: AppContext,
  format: ExportFormat,
  request: ExportRequest,
  onRows: (count: number) => void = () => {},
): Readable {
  const columns = exportColumns(list, ctx);
  if (format === 'XLSX') return writeXlsx(columns, counted(exportRows(list, ctx, request), onRows));
  const { text, params } = checkExport(list, ctx, request);
  return Readable.from(csvChunks(columns, readBatches(ctx.database.pool, csvLinesStatement(text, columns), params), onRows));
}

async function* counted<Row>(rows: AsyncIterable<Row>, onRows: (count: number) => void): AsyncGenerator<Row> {
  for await (const row of rows) {
    onRows(1);
    yield row;
  }
}

async function* csvChunks(
  columns: readonly SheetColumn[],
  batches: AsyncIterable<{ line: string }[]>,
  onRows: (count: number) => void,
): AsyncGenerator<Buffer> {
  yield Buffer.from(csvHeader(columns));
  for await (const rows of batches) {
    onRows(rows.length);
    let text = '';
    for (const { line } of rows) text += line;
    yield Buffer.from(text);
  }
}

/** 'pontuacoes_20261120120305.xlsx' of a page, 'pontuacoes_completo_….xlsx' of all rows (001 §8), in São Paulo time. */
export function exportFileName(list: List, ctx: AppContext, format: ExportFormat, scope: 'CURRENT' | 'ALL'): string {
  const now = ctx.clock.now();
  const time = `${toSaoPauloDate(now)}${formatDateTime(now).slice(-8)}`.replace(/\D/g, '');
  return `${list.fileName ?? list.name}${scope === 'ALL' ? '_completo' : ''}_${time}.${format.toLowerCase()}`;
}
