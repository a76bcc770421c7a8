import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { SheetRefused } from './sheet.errors.ts';
import { rowProblem, type SheetLimits, type SheetRow } from './sheet-row.ts';

const CHUNK_CHARACTERS = 64 * 1024;
const MAX_RECORD_CHARACTERS = 400_000;
const BINARY_MAGIC = [Buffer.from('504b0304', 'hex'), Buffer.from('d0cf11e0', 'hex'), Buffer.from('%PDF'), Buffer.from('89504e47', 'hex')];

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

/**
 * Rows of a .csv in UTF-8 (BOM allowed) or windows-1252, which Excel still writes in Brazil. The delimiter is ';', or ',' or a tab when the
 * first line has no ';'. `line` is the last line of a multi-line record.
 * Refuses: SHEET_EMPTY, SHEET_WRONG_TYPE, SHEET_CORRUPT and the limits' own codes.
 */
export async function* csvRows(buffer: Buffer, limits: SheetLimits): AsyncGenerator<SheetRow, void, undefined> {
  if (buffer.length === 0) throw new SheetRefused('SHEET_EMPTY');
  const isBinary = BINARY_MAGIC.some((magic) => buffer.subarray(0, magic.length).equals(magic)) || buffer.subarray(0, 4096).includes(0);
  if (isBinary) throw new SheetRefused('SHEET_WRONG_TYPE', { expected: '.csv' });
  const text = new TextDecoder(isUtf8(buffer) ? 'utf-8' : 'windows-1252').decode(buffer);
  const parser = parse({
    delimiter: detectDelimiter(text),
    info: true,
    relax_column_count: true,
    // Many systems write a product name such as TV 50" without quoting it.
    relax_quotes: true,
    max_record_size: Math.min(MAX_RECORD_CHARACTERS, limits.maxColumns * limits.maxCellLength),
  });
  const source = Readable.from(pieces(text));
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let rowCount = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<CsvRecord>) {
      const row = { line: info.lines, cells: record };
      const problem = rowProblem(row, limits);
      if (problem) throw new SheetRefused(problem.code, problem.params);
      if (row.cells.length === 0) continue;
      rowCount += 1;
      if (rowCount > limits.maxRows) throw new SheetRefused('SHEET_TOO_MANY_ROWS', { max: limits.maxRows });
      yield row;
    }
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    const isTooLong = cause.code === 'CSV_MAX_RECORD_SIZE';
    const params = { line: Number(cause.lines) || null, max: limits.maxCellLength };
    throw new SheetRefused(isTooLong ? 'SHEET_CELL_TOO_LONG' : 'SHEET_CORRUPT', params, cause);
  } finally {
    source.destroy();
    parser.destroy();
  }
}

function* pieces(text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    let end = Math.min(start + CHUNK_CHARACTERS, text.length);
    // A split surrogate pair would become two replacement characters.
    if (end < text.length && /[\ud800-\udbff]/.test(text.charAt(end - 1))) end -= 1;
    yield text.slice(start, end);
    start = end;
  }
}

function detectDelimiter(text: string): string {
  const firstLine = /^\s*([^\r\n]*)/.exec(text.slice(0, CHUNK_CHARACTERS))?.[1] ?? '';
  return [';', ',', '\t'].find((delimiter) => firstLine.includes(delimiter)) ?? ';';
}
