import { arrayText } from '../../platform/db/array-text.ts';
import type { RunSql } from '../../platform/db/run-sql.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { digestSheet } from '../../platform/sheets/read-sheet.ts';
import type { ColumnPlaces } from '../../platform/sheets/table-reader.ts';
import { sourceFile } from '../../platform/source-file.ts';
import type { SalesBatch } from './sales-digest.ts';
import { MAX_SALES_ROWS } from './sales-sheet.ts';

/** Time limit of the reader thread: 100,000 rows take 4 to 5 s of a busy core, and it may have to wait for one. */
const READING_MS = 240_000;
/** From this many rows on, missing statistics would mislead the planner into assuming an empty table. */
const ANALYSED_FROM = 2_000;
const INSERT = `insert into import_rows (import_id, venda, linha, cpf, cnpj, tipo_fiscal, identificador, chave_fiscal, realizado_em, codigo,
    qtde, valor_unitario, valor_desconto, coluna, valor, erro, conteudo)
  select $1, * from unnest($2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::date[], $10::text[],
    $11::numeric[], $12::numeric[], $13::numeric[], $14::text[], $15::text[], $16::text[], $17::text[])`;

/** What a spreadsheet contained. */
export interface StagedSales {
  linhas: number;
  /** Its own titles, for the error report. */
  cabecalho: readonly string[];
}

/**
 * Reads a whole sales spreadsheet into import_rows in batches, giving each note its number. Rows of a note need not be adjacent. Cells are
 * parsed in the reader thread (sales-digest.ts). Run it in a transaction: a file that fails midway leaves nothing. Refuses: what
 * `digestSheet` and `tableReader` refuse, SHEET_EMPTY for a sheet without rows.
 */
export async function stageSales(sql: RunSql, importId: number, bytes: Buffer, places: ColumnPlaces | null = null): Promise<StagedSales> {
  const numbering = saleNumbers(sql);
  let linhas = 0;
  let cabecalho: readonly string[] = [];
  const digest = sourceFile('modules', 'imports', 'sales-digest.ts');
  for await (const batch of digestSheet<SalesBatch>(bytes, { digest, given: places, maxRows: MAX_SALES_ROWS + 1, timeoutMs: READING_MS })) {
    cabecalho = batch.cabecalho;
    linhas += batch.linhas.length;
    if (batch.linhas.length > 0)
      await sql(INSERT, [importId, arrayText(await numbering(batch)), arrayText(batch.linhas), ...batch.columns]);
  }
  if (linhas === 0) throw new AppError('SHEET_EMPTY');
  if (linhas > ANALYSED_FROM) await sql('analyze import_rows');
  return { linhas, cabecalho };
}

/**
 * Numbers a file's sales in order of appearance. A note belongs to a store, so each seller's store is looked up once; rows too broken to
 * identify a note are sales of their own.
 */
function saleNumbers(sql: RunSql): (batch: SalesBatch) => Promise<number[]> {
  const stores = new Map<string, number | null>();
  const numbers = new Map<string, number>();
  return async ({ cpfs, notas, linhas }) => {
    const unknown = [...new Set(cpfs.flatMap((cpf) => (cpf && !stores.has(cpf) ? [cpf] : [])))];
    for (const cpf of unknown) stores.set(cpf, null);
    if (unknown.length > 0) {
      const found = await sql<{ cpf: string; store_id: number }>(
        'select cpf, store_id from sellers where cpf = any($1::text[]) and excluido_em is null',
        [arrayText(unknown)],
      );
      for (const { cpf, store_id } of found) stores.set(cpf, store_id);
    }
    return cpfs.map((cpf, at) => {
      const owner = cpf ? (stores.get(cpf) ?? `cpf ${cpf}`) : null;
      const nota = notas[at];
      const key = owner !== null && nota ? `${owner}|${nota}` : `linha ${linhas[at]}`;
      const number = numbers.get(key) ?? numbers.size + 1;
      numbers.set(key, number);
      return number;
    });
  };
}
