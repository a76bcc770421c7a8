import { pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** One file of an archive, read while the archive is written. */
export interface ZipEntry {
  name: string;
  /** Each block is compressed before the next is requested, so its bytes may then be reused. */
  content: AsyncIterable<Buffer> | Iterable<Buffer>;
}

interface Written {
  name: Buffer;
  crc: number;
  size: number;
  packed: number;
  offset: number;
}

/** Larger ones need ZIP64, which some spreadsheet readers do not support. */
const MAX_BYTES = 0xffffffff;
/** Level 1: XML shrinks to a tenth anyway, in a third of the time. */
const LEVEL = 1;
const PACKED_CHUNK = 64 * 1024;
const VERSION = 20;
/** Sizes follow the content, because they are unknown before it; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
/** 1980-01-01, the format's first day: equal rows give equal bytes. */
const DAY = 0x21;

/**
 * A ZIP archive as a byte stream in constant memory; compression runs on the process's thread pool. Leaving early ends the content being
 * read. Throws when an entry or the archive exceeds 4 GB.
 */
export async function* zipStream(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for await (const { name, content } of entries) {
    const entry: Written = { name: Buffer.from(name), crc: 0, size: 0, packed: 0, offset };
    yield localHeader(entry);
    for await (const chunk of deflated(measured(content, entry))) {
      entry.packed += chunk.length;
      yield chunk;
    }
    yield descriptor(entry);
    offset += 30 + entry.name.length + entry.packed + 16;
    if (entry.size > MAX_BYTES || offset > MAX_BYTES) throw new Error('an archive of more than 4 GB');
    written.push(entry);
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  yield directoryEnd(written.length, directory.length, offset);
}

async function* measured(content: ZipEntry['content'], entry: Written): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    entry.crc = crc32(chunk, entry.crc);
    entry.size += chunk.length;
    yield chunk;
  }
}

function deflated(content: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  // Full after any block: the next is requested once this one is compressed.
  const options = { level: LEVEL, chunkSize: PACKED_CHUNK, writableHighWaterMark: 1 };
  // The stream's reader sees the error; the callback only prevents reporting it twice.
  return pipeline(content, createDeflateRaw(options), () => undefined);
}

function fields(
  length: number,
  signature: number,
): { bytes: Buffer; u16: (...values: number[]) => void; u32: (...values: number[]) => void } {
  const bytes = Buffer.alloc(length);
  let at = bytes.writeUInt32LE(signature);
  return {
    bytes,
    u16: (...values) => {
      for (const value of values) at = bytes.writeUInt16LE(value, at);
    },
    u32: (...values) => {
      for (const value of values) at = bytes.writeUInt32LE(value, at);
    },
  };
}

function localHeader({ name }: Written): Buffer {
  const { bytes, u16, u32 } = fields(30, 0x04034b50);
  u16(VERSION, FLAGS, DEFLATE, 0, DAY);
  u32(0, 0, 0);
  u16(name.length, 0);
  return Buffer.concat([bytes, name]);
}

function descriptor({ crc, packed, size }: Written): Buffer {
  const { bytes, u32 } = fields(16, 0x08074b50);
  u32(crc, packed, size % 2 ** 32);
  return bytes;
}

function directoryEntry({ name, crc, packed, size, offset }: Written): Buffer {
  const { bytes, u16, u32 } = fields(46, 0x02014b50);
  u16(VERSION, VERSION, FLAGS, DEFLATE, 0, DAY);
  u32(crc, packed, size);
  u16(name.length, 0, 0, 0, 0);
  u32(0, offset);
  return Buffer.concat([bytes, name]);
}

function directoryEnd(count: number, size: number, offset: number): Buffer {
  const { bytes, u16, u32 } = fields(22, 0x06054b50);
  u16(0, 0, count, count);
  u32(size, offset);
  u16(0);
  return bytes;
}
