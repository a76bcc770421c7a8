import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { AppError } from '../errors/app-error.ts';
import { localStorage } from './local-storage.ts';
import type { ByteRange } from './safe-headers.ts';

/** Where uploaded files are kept. Reading an absent key refuses with NOT_FOUND; deleting one does nothing. */
export interface Storage {
  /** Writes the whole file or nothing. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
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

const KEY = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*\.[a-z0-9]{2,5}$/;
const MAX_KEY_LENGTH = 200;
const RANDOM_BYTES = 16;

/** A new random key, '3f/3f9c….jpg': never a user's file name, never guessable, spread over 256 folders. */
export function newFileKey(extension: string): string {
  const name = randomBytes(RANDOM_BYTES).toString('hex');
  return `${name.slice(0, 2)}/${name}.${extension}`;
}

/** Opens the configured storage. The S3 client is loaded only when it is the one configured. */
export async function openStorage(config: StorageConfig): Promise<Storage> {
  const storage = config.driver === 'local' ? localStorage(config.root) : (await import('./s3-storage.ts')).s3Storage(config);
  return {
    put: async (key, bytes, contentType) => await storage.put(checked(key), bytes, contentType),
    get: async (key) => await storage.get(checked(key)),
    stream: async (key, range) => await storage.stream(checked(key), range),
    size: async (key) => await storage.size(checked(key)),
    delete: async (key) => await storage.delete(checked(key)),
    exists: async (key) => await storage.exists(checked(key)),
  };
}

/** Keys come from our own table; one that does not look like ours is a bug or an attack, and never reaches the disk. */
function checked(key: string): string {
  if (key.length > MAX_KEY_LENGTH || !KEY.test(key)) throw new AppError('NOT_FOUND', { what: 'Arquivo' });
  return key;
}
