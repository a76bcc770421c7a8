import { randomBytes } from 'node:crypto';
import { AppError } from '../errors/app-error.ts';
import { localStorage } from './local-storage.ts';
import type { Storage, StorageConfig } from './storage-port.ts';

export type { Storage, StorageConfig } from './storage-port.ts';

const KEY = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*\.[a-z0-9]{2,5}$/;
const MAX_KEY_LENGTH = 200;
const RANDOM_BYTES = 16;

/** A new random key, '3f/3f9c….jpg': never a user's file name, unguessable, spread over 256 folders. */
export function newFileKey(extension: string): string {
  const name = randomBytes(RANDOM_BYTES).toString('hex');
  return `${name.slice(0, 2)}/${name}.${extension}`;
}

/** Opens the configured storage. Loads the S3 client only when configured. */
export async function openStorage(config: StorageConfig): Promise<Storage> {
  const storage = config.driver === 'local' ? localStorage(config.root) : (await import('./s3-storage.ts')).s3Storage(config);
  return {
    put: async (key, bytes, contentType) => await storage.put(checked(key), bytes, contentType),
    putStream: async (key, bytes, contentType) => await storage.putStream(checked(key), bytes, contentType),
    putNew: async (key, bytes, contentType) => await storage.putNew(checked(key), bytes, contentType),
    get: async (key) => await storage.get(checked(key)),
    stream: async (key, range) => await storage.stream(checked(key), range),
    size: async (key) => await storage.size(checked(key)),
    delete: async (key) => await storage.delete(checked(key)),
    exists: async (key) => await storage.exists(checked(key)),
    list: (folder) => storage.list(folder),
  };
}

/** Keys come from our own table; one in another form is a bug or an attack and never reaches the disk. */
function checked(key: string): string {
  if (key.length > MAX_KEY_LENGTH || !KEY.test(key)) throw new AppError('NOT_FOUND', { what: 'Arquivo' });
  return key;
}
