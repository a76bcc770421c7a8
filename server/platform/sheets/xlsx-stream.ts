import { type ZipEntry, zipStream } from '../files/zip-stream.ts';
import type { SheetColumn } from './sheet-column.ts';
import { SHEET_END, SHEET_ROWS, sheetStart, workbookParts } from './xlsx-workbook.ts';

const SHEET_NAME = 'Dados';

/** Rows of a worksheet in XML (`<row r="2">…</row>`), and how many they are. */
export interface SheetBlock {
  bytes: Buffer;
  rows: number;
}

/**
 * An .xlsx around rows that are written already, as a stream of bytes in constant memory. Past 1,048,576 rows another sheet follows, so
 * no block holds rows of two sheets. Leaving early ends the source.
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

/** Control characters, U+FFFE and U+FFFF in UTF-8: a file that holds one does not open. */
const FORBIDDEN = /[^\t\n\r -\xff]|\xef\xbf[\xbe\xbf]/g;
const SPACE = 0x20;
const REPLACEMENT_END = 0xbd;

/** In place, byte for byte: a control character becomes a blank, the others U+FFFD. */
function withoutForbidden(bytes: Buffer): Buffer {
  for (const { index, 0: found } of bytes.toString('latin1').matchAll(FORBIDDEN)) {
    if (found.length === 1) bytes[index] = SPACE;
    else bytes[index + 2] = REPLACEMENT_END;
  }
  return bytes;
}
