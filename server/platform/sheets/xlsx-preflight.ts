import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { SheetRefused } from './sheet.errors.ts';

const MB = 1024 * 1024;
const LIMITS = {
  entries: 200,
  entryBytes: 64 * MB,
  totalBytes: 128 * MB,
  /** Parts the reader loads whole: shared strings, styles, workbook. */
  wholePartBytes: 16 * MB,
  /** Deflate reaches 1032; real sheets stay under 60. Small parts are exempt: their ratio is harmless. */
  ratio: 250,
  ratioExemptBytes: 4 * MB,
  /** The reader keeps a row's cells until the row ends; 200 cells of 2,000 characters stay under this. */
  rowBytes: 4 * MB,
};
const OLE2_MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');
const DTD = /<!(doctype|entity)/i;
const END_OF_ROWS = /<\/(?:\w+:)?sheetData>|sheetData\/>/;
const WORKBOOK = 'xl/workbook.xml';

/**
 * Inspects the archive before any spreadsheet code does: entry count, declared and real sizes, ratio, names, encryption, DTD. Inflates
 * every XML part once and discards it, so that a truncated archive or a false size fails before the first row. An .xls is not an archive
 * and goes to its reader as is.
 * Refuses: SHEET_EMPTY, SHEET_ENCRYPTED, SHEET_WRONG_TYPE, SHEET_TOO_LARGE, SHEET_CORRUPT.
 */
export async function preflightXlsx(buffer: Buffer): Promise<void> {
  if (isOldWorkbook(buffer)) return;
  refuseAmbiguousZip64(buffer);
  const zip = await fromBufferPromise(buffer).catch((cause: unknown) => {
    throw new SheetRefused('SHEET_CORRUPT', {}, cause);
  });
  try {
    const entries = await readDirectory(zip);
    refuseDirectory(entries);
    for (const entry of entries) {
      if (/\.(xml|rels)$/i.test(entry.fileName)) await inspectPart(zip, entry);
    }
  } catch (cause) {
    throw cause instanceof SheetRefused ? cause : new SheetRefused('SHEET_CORRUPT', {}, cause);
  } finally {
    zip.close();
  }
}

/** Whether it is an .xls; refuses anything that is neither that nor an archive. */
function isOldWorkbook(buffer: Buffer): boolean {
  if (buffer.length === 0) throw new SheetRefused('SHEET_EMPTY');
  if (buffer.subarray(0, OLE2_MAGIC.length).equals(OLE2_MAGIC)) {
    // A password-protected .xlsx is an OLE2 container too; only its stream name distinguishes it from an .xls.
    if (buffer.includes(ENCRYPTED_PACKAGE)) throw new SheetRefused('SHEET_ENCRYPTED');
    return true;
  }
  if (buffer.length < 4 || buffer.readUInt32LE(0) !== 0x04034b50) throw new SheetRefused('SHEET_WRONG_TYPE', { expected: '.xlsx' });
  return false;
}

/**
 * Readers disagree on which directory counts when a file has both a ZIP64 record and plain fields. If the two differ, this check would
 * inspect one archive and the reader open another.
 */
function refuseAmbiguousZip64(buffer: Buffer): void {
  const end = buffer.lastIndexOf(Buffer.from('504b0506', 'hex'));
  if (end < 20 || end + 22 > buffer.length || buffer.readUInt32LE(end - 20) !== 0x07064b50) return;
  const record = Number(buffer.readBigUInt64LE(end - 12));
  if (!Number.isSafeInteger(record) || record + 56 > buffer.length) throw new SheetRefused('SHEET_CORRUPT');
  const plain = { count: buffer.readUInt16LE(end + 10), offset: buffer.readUInt32LE(end + 16) };
  const wide = { count: Number(buffer.readBigUInt64LE(record + 32)), offset: Number(buffer.readBigUInt64LE(record + 48)) };
  const sameCount = plain.count === 0xffff || plain.count === wide.count;
  const sameOffset = plain.offset === 0xffffffff || plain.offset === wide.offset;
  if (!sameCount || !sameOffset) throw new SheetRefused('SHEET_CORRUPT');
}

async function readDirectory(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > LIMITS.entries) throw new SheetRefused('SHEET_TOO_LARGE');
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  return entries;
}

function refuseDirectory(entries: Entry[]): void {
  // Raw bytes, because two spellings we decode differently may be one name to the reader.
  const names = new Set(entries.map((entry) => entry.fileNameRaw.toString('latin1').toLowerCase()));
  if (names.size !== entries.length) throw new SheetRefused('SHEET_CORRUPT');
  if (!names.has(WORKBOOK)) throw new SheetRefused('SHEET_WRONG_TYPE', { expected: '.xlsx' });
  let totalBytes = 0;
  for (const entry of entries) {
    if (entry.isEncrypted()) throw new SheetRefused('SHEET_ENCRYPTED');
    totalBytes += entry.uncompressedSize;
    if (isTooLarge(entry) || totalBytes > LIMITS.totalBytes) throw new SheetRefused('SHEET_TOO_LARGE');
  }
}

function isTooLarge(entry: Entry): boolean {
  const { fileName, uncompressedSize, compressedSize } = entry;
  if (uncompressedSize > LIMITS.entryBytes) return true;
  const isWhole = /\.(xml|rels)$/i.test(fileName) && !/^xl\/(worksheets|pivotCache)\/[^/]+$/i.test(fileName);
  if (isWhole && uncompressedSize > LIMITS.wholePartBytes) return true;
  return uncompressedSize > LIMITS.ratioExemptBytes && uncompressedSize / Math.max(1, compressedSize) > LIMITS.ratio;
}

async function inspectPart(zip: ZipFile, entry: Entry): Promise<void> {
  const stream = await zip.openReadStreamPromise(entry);
  const isEndlessRow = rowMeter(entry);
  let tail = '';
  // yauzl fails the stream when the real size differs from the declared one.
  for await (const chunk of stream) {
    const text = tail + (chunk as Buffer).toString('latin1');
    // Office never writes a DTD; in a spreadsheet its only use is an entity bomb or an external reference.
    if (DTD.test(text)) throw new SheetRefused('SHEET_CORRUPT');
    if (isEndlessRow(text)) throw new SheetRefused('SHEET_TOO_LARGE');
    tail = text.slice(-16);
  }
}

/**
 * Detects a worksheet that runs too long without a row starting or ending. Cheap and easily fooled by text that looks like a tag; the
 * worker's heap cap backs it up.
 */
function rowMeter(entry: Entry): (text: string) => boolean {
  let bytes = 0;
  let isCounting = /^xl\/worksheets\//i.test(entry.fileName);
  return (text) => {
    if (!isCounting) return false;
    const lastMark = Math.max(text.lastIndexOf('row>'), text.lastIndexOf('row '));
    bytes = lastMark < 0 ? bytes + text.length : text.length - lastMark;
    // Even in honest files a long list follows the rows (merged cells, rules, links).
    isCounting = !END_OF_ROWS.test(text);
    return isCounting && bytes > LIMITS.rowBytes;
  };
}
