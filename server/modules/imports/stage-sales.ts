import type { RunSql } from '../../platform/db/database.ts';
import { arrayText } from '../../platform/db/literals.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readTable } from '../../platform/sheets/read-table.ts';
import { noteKey, readSalesRow, type SalesRow } from './read-sales-row.ts';
import { MAX_SALES_ROWS, salesColumns } from './sales-sheet.ts';

/** Lines read, understood and sent in one turn of this process, a few milliseconds, which answers others in between. */
const BATCH = 500;
/** From here on the planner would take a table just filled for an empty one. */
const ANALYSED_FROM = 2_000;
const INSERT = `insert into import_rows (import_id, venda, linha, cpf, cnpj, tipo_fiscal, identificador, chave_fiscal, realizado_em, codigo,
    qtde, valor_unitario, valor_desconto, coluna, valor, erro, conteudo)
  select $1, * from unnest($2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::date[], $10::text[],
    $11::numeric[], $12::numeric[], $13::numeric[], $14::text[], $15::text[], $16::text[], $17::text[])`;

/** What a spreadsheet turned out to hold. */
export interface StagedSales {
  linhas: number;
  /** Its own titles, for the report of errors. */
  cabecalho: readonly string[];
}

/**
 * Reads a whole spreadsheet of sales into import_rows, in batches, giving each note its number. Rows of a note need not be
 * neighbours. Run it in a transaction: a file that turns out bad half way leaves nothing. Refuses: what `readTable` refuses,
 * SHEET_EMPTY for a sheet without rows.
 */
export async function stageSales(sql: RunSql, importId: number, bytes: Buffer): Promise<StagedSales> {
  const numbering = saleNumbers(sql);
  let batch: SalesRow[] = [];
  let linhas = 0;
  let cabecalho: readonly string[] = [];
  // One batch is written while the next is read.
  let writing = Promise.resolve();
  const flush = async () => {
    const rows = batch;
    batch = [];
    await writing;
    writing = numbering(rows).then((vendas) => insertRows(sql, importId, rows, vendas));
    // Whoever waits next hears of a failure.
    writing.catch(() => {});
  };
  try {
    for await (const row of readTable(bytes, { kind: 'xlsx', columns: salesColumns, maxRows: MAX_SALES_ROWS + 1 })) {
      cabecalho = row.header;
      linhas += 1;
      batch.push(readSalesRow(row));
      if (batch.length === BATCH) await flush();
    }
    if (linhas === 0) throw new AppError('SHEET_EMPTY');
    await flush();
  } finally {
    // Nothing is asked of the transaction once this has ended.
    await writing.catch(() => {});
  }
  await writing;
  if (linhas > ANALYSED_FROM) await sql('analyze import_rows');
  return { linhas, cabecalho };
}

async function insertRows(sql: RunSql, importId: number, rows: readonly SalesRow[], vendas: readonly number[]): Promise<void> {
  if (rows.length === 0) return;
  const column = <Key extends keyof SalesRow>(key: Key) => arrayText(rows.map((row) => row[key]));
  await sql(INSERT, [
    importId,
    arrayText(vendas),
    column('linha'),
    column('cpf'),
    column('cnpj'),
    column('tipoFiscal'),
    column('identificador'),
    column('chaveFiscal'),
    column('realizadoEm'),
    column('codigo'),
    column('qtde'),
    column('valorUnitario'),
    column('valorDesconto'),
    column('coluna'),
    column('valor'),
    column('erro'),
    column('conteudo'),
  ]);
}

/**
 * Numbers the sales of a file in order of appearance. A note belongs to a store, so the sellers' stores are looked up, each once;
 * rows too broken to name a note are sales of their own.
 */
function saleNumbers(sql: RunSql): (rows: readonly SalesRow[]) => Promise<number[]> {
  const stores = new Map<string, number | null>();
  const numbers = new Map<string, number>();
  return async (rows) => {
    const unknown = [...new Set(rows.flatMap(({ cpf }) => (cpf && !stores.has(cpf) ? [cpf] : [])))];
    for (const cpf of unknown) stores.set(cpf, null);
    if (unknown.length > 0) {
      const found = await sql<{ cpf: string; store_id: number }>(
        'select cpf, store_id from sellers where cpf = any($1::text[]) and excluido_em is null',
        [unknown],
      );
      for (const { cpf, store_id } of found) stores.set(cpf, store_id);
    }
    return rows.map(({ cpf, tipoFiscal, identificador, linha }) => {
      const owner = cpf ? (stores.get(cpf) ?? `cpf ${cpf}`) : null;
      const isNamed = owner !== null && tipoFiscal !== null && identificador !== null;
      const key = isNamed ? `${owner}|${tipoFiscal}|${noteKey(identificador)}` : `linha ${linha}`;
      const number = numbers.get(key) ?? numbers.size + 1;
      numbers.set(key, number);
      return number;
    });
  };
}
