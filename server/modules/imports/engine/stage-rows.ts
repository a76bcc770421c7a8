import type { RunSql } from '../../../platform/db/run-sql.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SheetKind } from '../../../platform/sheets/read-sheet.ts';
import { readTable } from '../../../platform/sheets/read-table.ts';
import type { ColumnPlaces, TableRow } from '../../../platform/sheets/table-reader.ts';
import { type ImportDefinition, tableColumns } from './import-definition.ts';
import { lineErrors, type StagedErrors } from './line-errors.ts';

/** The most rows in an upload, excluding the header. */
export const MAX_ROWS = 200_000;
const BATCH = 5_000;
const ZIP_MAGIC = Buffer.from('504b0304', 'hex');
const OLE2_MAGIC = Buffer.from('d0cf11e0', 'hex');

/** What a spreadsheet contained. */
export interface StagedRows {
  linhas: number;
  /** Its own titles, for the error report. */
  cabecalho: readonly string[];
}

/** The format by content, whatever the file name. A .xls goes to the .xlsx reader, which explains how to convert it. */
export function sheetKindOf(bytes: Buffer, formats: readonly SheetKind[]): SheetKind {
  const isArchive = [ZIP_MAGIC, OLE2_MAGIC].some((magic) => bytes.subarray(0, magic.length).equals(magic));
  return isArchive || !formats.includes('csv') ? 'xlsx' : 'csv';
}

/** One line as stored in import_staged. */
interface StagedRow extends StagedErrors {
  linha: number;
  valores: (string | null)[];
  conteudo: string;
}

/**
 * Reads a whole spreadsheet into import_staged in batches, each cell with its column's reader. Run it in a transaction: a file that fails
 * midway leaves nothing. Refuses: what `readTable` refuses, SHEET_EMPTY for a sheet without rows.
 */
export async function stageRows(
  sql: RunSql,
  definition: ImportDefinition,
  { importId, bytes, places }: { importId: number; bytes: Buffer; places: ColumnPlaces | null },
): Promise<StagedRows> {
  const insert = insertStatement(Object.keys(definition.columns).length);
  const kind = sheetKindOf(bytes, definition.formats);
  let batch: StagedRow[] = [];
  let linhas = 0;
  let cabecalho: readonly string[] = [];
  const flush = async () => {
    const column = <Key extends keyof StagedRow>(key: Key) => batch.map((row) => row[key]);
    const values = Object.keys(definition.columns).map((_key, position) => batch.map(({ valores }) => valores[position] ?? null));
    await sql(insert, [importId, column('linha'), column('coluna'), column('valor'), column('erro'), column('conteudo'), ...values]);
    batch = [];
  };
  for await (const row of readTable(bytes, { kind, columns: tableColumns(definition), places, maxRows: MAX_ROWS + 1 })) {
    cabecalho = row.header;
    linhas += 1;
    batch.push(readRow(definition, row));
    if (batch.length === BATCH) await flush();
  }
  if (linhas === 0) throw new AppError('SHEET_EMPTY');
  if (batch.length > 0) await flush();
  // Without fresh statistics the planner assumes a newly filled table is empty.
  if (linhas > BATCH) await sql('analyze import_staged');
  return { linhas, cabecalho };
}

function insertStatement(columns: number): string {
  const names = Array.from({ length: columns }, (_, position) => `c${position}`);
  const arrays = names.map((_name, position) => `$${position + 7}::text[]`);
  return `insert into import_staged (import_id, linha, coluna, valor, erro, conteudo, valores)
    select $1, linha, coluna, valor, erro, conteudo, array[${names.join(', ')}]
    from unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::text[], ${arrays.join(', ')})
      as r(linha, coluna, valor, erro, conteudo, ${names.join(', ')})`;
}

function readRow({ columns }: ImportDefinition, { line, values, raw, header }: TableRow<string>): StagedRow {
  const errors = lineErrors();
  // 1,5 in a comma-separated file shifts every cell after it, so errors of single cells would mislead.
  const isShifted = raw.length > header.length;
  if (isShifted) errors.refuse('', '', 'Linha com colunas a mais: separe as colunas com ponto e vírgula');
  const valores = Object.entries(columns).map(([key, { title, cell }]) => {
    const reading = cell.read(values[key] ?? '', title);
    if ('value' in reading) return reading.value;
    if (!isShifted) errors.refuse(title, values[key] ?? '', reading.refusal);
    return null;
  });
  return { linha: line, valores, conteudo: JSON.stringify(raw), ...errors.staged() };
}
