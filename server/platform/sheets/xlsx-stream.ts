import { type ZipEntry, zipStream } from '../files/zip-stream.ts';
import type { SheetColumn } from './sheet-column.ts';
import { SHEET_END, SHEET_ROWS, sheetStart, workbookParts } from './xlsx-workbook.ts';

const SHEET_NAME = 'Dados';

/** Rows of a worksheet in XML (`<row r="2">…</row>`), and their number. */
export interface SheetBlock {
  bytes: Buffer;
  rows: number;
}

/**
 * An .xlsx around pre-written rows, as a byte stream in constant memory. Past 1,048,576 rows another sheet follows, so no block may span
 * two sheets. Leaving early ends the source.
 */
export function xlsxStream(columns: readonly SheetColumn[], blocks: AsyncIterable<SheetBlock>): AsyncGenerator<Buffer> {
  return zipStream(parts(columns, blocks));
}

async function* parts(columns: readonly SheetColumn[], blocks: AsyncIterable<SheetBlock>): AsyncGenerator<ZipEntry> {
  const source = blocks[Symbol.asyncIterator]();
  try {
    let next = await source.next();
    let sheets = 0;
    const sheet = async function* () {
      yield Buffer.from(sheetStart(columns));
      for (let rows = 0; !next.done && rows < SHEET_ROWS; next = await source.next()) {
        rows += next.value.rows;
        yield withoutForbidden(next.value.bytes);
      }
      yield Buffer.from(SHEET_END);
    };
    do {
      sheets += 1;
      yield { name: `xl/worksheets/sheet${sheets}.xml`, content: sheet() };
    } while (!next.done);
    for (const { name, content } of workbookParts(SHEET_NAME, sheets)) yield { name, content: [Buffer.from(content)] };
  } finally {
    await source.return?.();
  }
}

/** Bytes that XML cannot hold: control characters except tab and line ends. */
const CONTROLS = Array.from({ length: 0x20 }, (_, code) => code).filter((code) => !'\t\n\r'.includes(String.fromCharCode(code)));
/** The UTF-8 prefix of U+FFFE, U+FFFF and their neighbours; a file with either of the two does not open. */
const NEAR_END = Buffer.from('efbf', 'hex');
const LAST_ALLOWED = 0xbd;
const SPACE = 0x20;

/**
 * In place, byte for byte: control characters become spaces, U+FFFE and U+FFFF become U+FFFD. Each is searched separately, which takes a
 * few vectorised passes, rather than by a regular expression over text decoded from the bytes.
 */
function withoutForbidden(bytes: Buffer): Buffer {
  for (const code of CONTROLS) for (let at = bytes.indexOf(code); at >= 0; at = bytes.indexOf(code, at + 1)) bytes[at] = SPACE;
  for (let at = bytes.indexOf(NEAR_END); at >= 0; at = bytes.indexOf(NEAR_END, at + 1))
    bytes[at + 2] = Math.min(bytes[at + 2]!, LAST_ALLOWED);
  return bytes;
}
