import { arrayText } from '../../platform/db/array-text.ts';
import type { SheetDigest, SheetRow } from '../../platform/sheets/sheet-row.ts';
import { type ColumnPlaces, type TableRow, tableReader } from '../../platform/sheets/table-reader.ts';
import { noteKey, readSalesRow, type SalesRow } from './read-sales-row.ts';
import { type SalesColumn, salesColumns } from './sales-sheet.ts';

/** A parsed batch of sales lines: individually, what the main thread needs; the rest in the form in which it is written. */
export interface SalesBatch {
  /** The file's own titles. */
  cabecalho: readonly string[];
  linhas: number[];
  /** CPF digits of each line's seller; null where there are none. */
  cpfs: (string | null)[];
  /** What makes each line's note unique in its store; null where the line is too broken to identify one. */
  notas: (string | null)[];
  /** Arrays in PostgreSQL's notation, in the order of WRITTEN. */
  columns: string[];
}

/** Columns of import_rows after venda and linha, in order. */
const WRITTEN = [
  'cpf',
  'cnpj',
  'tipoFiscal',
  'identificador',
  'chaveFiscal',
  'realizadoEm',
  'codigo',
  'qtde',
  'valorUnitario',
  'valorDesconto',
  'coluna',
  'valor',
  'erro',
  'conteudo',
] as const satisfies readonly (keyof SalesRow)[];

let read: ((row: SheetRow) => TableRow<SalesColumn> | null) | null = null;
let cabecalho: readonly string[] = [];

/**
 * Runs in the reader thread, one per sheet, so that an upload of a hundred thousand rows blocks nobody. Node runs this file and its imports
 * without a transpiler. Refuses: what `tableReader` refuses.
 */
export const digest: SheetDigest<SalesBatch, ColumnPlaces | null> = (rows, places) => {
  read ??= tableReader(salesColumns, places);
  const reader = read;
  const sales = rows.flatMap((row) => {
    const values = reader(row);
    cabecalho = values?.header ?? cabecalho;
    return values ? [readSalesRow(values)] : [];
  });
  return {
    cabecalho,
    linhas: sales.map(({ linha }) => linha),
    cpfs: sales.map(({ cpf }) => cpf),
    notas: sales.map(({ tipoFiscal, identificador }) =>
      tipoFiscal !== null && identificador !== null ? `${tipoFiscal}|${noteKey(identificador)}` : null,
    ),
    columns: WRITTEN.map((key) => arrayText(sales.map((row) => row[key]))),
  };
};
