/** A cell of a tabulated result. */
export type Cell = string | number | boolean | null;

/** An answer's rows, with the union of their columns. */
export interface ResultTable {
  columns: string[];
  rows: Cell[][];
}

type Json = Cell | Json[] | { [key: string]: Json };
type Flat = Record<string, Cell>;

const MAX_ROWS = 200_000;
const WRAPPERS = new Set(['items', 'nodes', 'edges', 'node']);

/**
 * Flattens a GraphQL answer into one table: the first list gives the rows, nested objects become columns 'loja.nome', and a list within a
 * row repeats the row per element, like a join. At most `maxRows` rows: lists beside each other multiply. Null when the answer has no list.
 */
export function toResultTable(data: unknown, maxRows = MAX_ROWS): ResultTable | null {
  const list = firstList(data as Json);
  if (!list) return null;
  const flat = spreadAll(list, '', maxRows);
  const columns = [...new Set(flat.flatMap((row) => Object.keys(row)))];
  return { columns, rows: flat.map((row) => columns.map((column) => row[column] ?? null)) };
}

function firstList(value: Json): Json[] | null {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return null;
  for (const inner of Object.values(value)) {
    const list = firstList(inner);
    if (list) return list;
  }
  return null;
}

/** Wrapper objects around rows do not appear in column names. */
const named = (prefix: string, key: string) => (WRAPPERS.has(key) ? prefix : prefix ? `${prefix}.${key}` : key);

function spread(value: Json, prefix: string, maxRows: number): Flat[] {
  if (Array.isArray(value)) return value.length ? spreadAll(value, prefix, maxRows) : [{}];
  if (typeof value !== 'object' || value === null) return [{ [prefix || 'valor']: value }];
  return Object.entries(value).reduce<Flat[]>(
    (rows, [key, inner]) => joined(rows, spread(inner, named(prefix, key), maxRows), maxRows),
    [{}],
  );
}

function spreadAll(list: Json[], prefix: string, maxRows: number): Flat[] {
  const rows: Flat[] = [];
  for (const element of list) {
    if (rows.length >= maxRows) break;
    for (const row of spread(element, prefix, maxRows - rows.length)) rows.push(row);
  }
  return rows;
}

/** Every row with every part. Stops at the limit while it counts: a few lists of a thousand would make more rows than memory holds. */
function joined(rows: readonly Flat[], parts: readonly Flat[], maxRows: number): Flat[] {
  const all: Flat[] = [];
  for (const row of rows)
    for (const part of parts) {
      if (all.length >= maxRows) return all;
      all.push({ ...row, ...part });
    }
  return all;
}

/** First characters that make a spreadsheet read text as a formula, full-width ones included. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
const NUMBER = /^-?\d{1,15}(\.\d+)?$/;
const CODE = /^-?0\d/;

const isNumber = (cell: Cell): boolean => typeof cell === 'number' || (typeof cell === 'string' && NUMBER.test(cell) && !CODE.test(cell));

/** Separators of a CSV. A comma comes with decimal points, for programs set to English; the others with decimal commas. */
export const CSV_SEPARATORS = [';', ',', '\t'] as const;
export type CsvSeparator = (typeof CSV_SEPARATORS)[number];

/** The table as CSV: BOM, by default ';' and decimal commas as in Brazilian spreadsheets; text that would run as a formula is escaped. */
export function toCsv({ columns, rows }: ResultTable, separator: CsvSeparator = ';'): string {
  const quoted = (text: string) => (text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const point = separator === ',' ? '.' : ',';
  const written = (cell: Cell) => {
    if (cell === null) return '';
    if (typeof cell === 'boolean') return cell ? 'Sim' : 'Não';
    // Digits that are not amounts (CPF, CNPJ, codes) stay unchanged.
    if (isNumber(cell)) return String(cell).replace('.', point);
    return quoted(FORMULA.test(String(cell)) ? `'${cell}` : String(cell));
  };
  const lines = [columns.map(quoted), ...rows.map((row) => row.map(written))];
  return `\uFEFF${lines.map((line) => line.join(separator)).join('\r\n')}\r\n`;
}

/** The rows as objects by column, for programs that read JSON. */
export function toRecords({ columns, rows }: ResultTable): Record<string, Cell>[] {
  return rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null])));
}

/** The table as .xlsx: amounts are numbers, everything else stays text. */
export async function toXlsx({ columns, rows }: ResultTable): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  const amount = (cell: Cell) =>
    typeof cell === 'string' && /^-?\d{1,12}\.\d{1,4}$/.test(cell)
      ? Number(cell)
      : typeof cell === 'boolean'
        ? cell
          ? 'Sim'
          : 'Não'
        : cell;
  return writeXlsx({ sheets: [{ name: 'Resultado', rows: [columns, ...rows.map((row) => row.map(amount))] }] });
}
