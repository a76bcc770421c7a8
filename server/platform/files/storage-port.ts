import type { Readable } from 'node:stream';
import type { ByteRange } from './safe-headers.ts';

/** Where uploaded files are kept. Reading an absent key refuses with NOT_FOUND; deleting one does nothing. */
export interface Storage {
  /** Writes the whole file or nothing. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /**
   * Writes what comes, whole or not at all, without holding it in memory; answers how many bytes that was. Blocks are good only until
   * the next are asked for.
   */
  putStream(key: string, bytes: AsyncIterable<Buffer>, contentType: string): Promise<number>;
  get(key: string): Promise<Buffer>;
  /** The file, or one part of it, as a stream. */
  stream(key: string, range?: ByteRange): Promise<Readable>;
  /** Bytes. */
  size(key: string): Promise<number>;
  delete(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
}

/** A folder of this machine, or a bucket of S3 or of anything that speaks its protocol. */
export type StorageConfig =
  | { driver: 'local'; root: string }
  | { driver: 's3'; bucket: string; region: string; endpoint?: string; accessKeyId?: string; secretAccessKey?: string };
