import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { AppError } from '../errors/app-error.ts';
import type { Storage } from './storage-port.ts';

/** Files in a folder of this machine. A file appears under its key only when it is whole, also on a full disk. */
export function localStorage(root: string): Storage {
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }));
  const openFile = (key: string) => open(join(root, key)).catch(translateAbsence);
  const whole = async (key: string, write: (partial: string) => Promise<void>) => {
    const partial = `${key}.part`;
    try {
      await write(partial);
      await disk.move(partial, key);
    } catch (error) {
      await disk.delete(partial);
      throw error;
    }
  };
  return {
    put: (key, bytes, contentType) => whole(key, (partial) => disk.put(partial, bytes, { contentType })),
    putFile: (key, path, contentType) => whole(key, (partial) => disk.copyFromFs(path, partial, { contentType })),
    async get(key) {
      const file = await openFile(key);
      try {
        return await file.readFile();
      } finally {
        await file.close();
      }
    },
    stream: async (key, range) => (await openFile(key)).createReadStream(range),
    async size(key) {
      const file = await openFile(key);
      try {
        return (await file.stat()).size;
      } finally {
        await file.close();
      }
    },
    delete: async (key) => await disk.delete(key),
    exists: async (key) => await disk.exists(key),
  };
}

function translateAbsence(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? new AppError('NOT_FOUND', { what: 'Arquivo' }) : error;
}
