import type { Readable } from 'node:stream';
import type { ByteRange } from './safe-headers.ts';

/** Where uploaded files are kept. Reading a missing key refuses with NOT_FOUND; deleting one does nothing. */
export interface Storage {
  /** Writes the whole file or nothing. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /**
   * Streams a file in, whole or not at all, without holding it in memory; returns its size in bytes. A block is valid only until the next
   * is requested.
   */
  putStream(key: string, bytes: AsyncIterable<Buffer>, contentType: string): Promise<number>;
  /** Writes the whole file unless there is one under the key already, which then stays; returns whether it was written. */
  putNew(key: string, bytes: Buffer, contentType: string): Promise<boolean>;
  get(key: string): Promise<Buffer>;
  /** The file, or one part of it, as a stream. */
  stream(key: string, range?: ByteRange): Promise<Readable>;
  /** Bytes. */
  size(key: string): Promise<number>;
  delete(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** The keys of a folder, in no order. */
  list(folder: string): Promise<string[]>;
}

/** A local folder, or an S3-compatible bucket. */
export type StorageConfig =
  | { driver: 'local'; root: string }
  | { driver: 's3'; bucket: string; region: string; endpoint?: string; accessKeyId?: string; secretAccessKey?: string };
