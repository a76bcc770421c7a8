import { randomBytes } from 'node:crypto';
import { type FileHandle, link, mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { AppError } from '../errors/app-error.ts';
import type { Storage } from './storage-port.ts';
import { writeBlocks } from './write-blocks.ts';

/** Large files are read in few chunks: each costs more than its bytes. */
const READ_BYTES = 512 * 1024;
/** A long file is flushed to disk as it arrives, so little is left to wait for at the end. */
const SETTLE_BYTES = 16 * 1024 * 1024;

/**
 * Files in a local folder. A file appears under its key only when complete, even on a full disk, and only once it is on disk: the row that
 * names it, written afterwards, never survives a power cut without it.
 */
export function localStorage(root: string): Storage {
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }));
  const openFile = (key: string) => open(join(root, key)).catch(translateAbsence);
  const move = (partial: string, key: string) => disk.move(partial, key);
  const whole = async (key: string, write: (partial: string) => Promise<void>, { partial = partialOf(key), name = move } = {}) => {
    try {
      await write(partial);
      await settle(join(root, partial), 'r+');
      await name(partial, key);
      // Flush the file's name in its folder, and the folder's own name in its parent.
      for (let folder = dirname(key); ; folder = dirname(folder)) {
        await settleNames(join(root, folder));
        if (folder === '.') break;
      }
    } catch (error) {
      await disk.delete(partial);
      throw error;
    }
  };
  return {
    put: (key, bytes, contentType) => whole(key, (partial) => disk.put(partial, bytes, { contentType })),
    async putStream(key, bytes) {
      let size = 0;
      await whole(key, async (partial) => {
        size = await writeSettling(join(root, partial), bytes);
      });
      return size;
    },
    async putNew(key, bytes, contentType) {
      // A link is refused where the name is taken, also by a writer at the same time; a move would replace it.
      const partial = partialOf(key);
      const name = async () => {
        await link(join(root, partial), join(root, key));
        await disk.delete(partial);
      };
      return await whole(key, () => disk.put(partial, bytes, { contentType }), { partial, name }).then(() => true, isTaken);
    },
    async get(key) {
      const file = await openFile(key);
      try {
        return await file.readFile();
      } finally {
        await file.close();
      }
    },
    stream: async (key, range) => (await openFile(key)).createReadStream({ ...range, highWaterMark: READ_BYTES }),
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
    async list(folder) {
      const names = await readdir(join(root, folder)).catch((error: NodeJS.ErrnoException) =>
        error.code === 'ENOENT' ? [] : raise(error),
      );
      return names.filter((name) => !name.endsWith('.part')).map((name) => `${folder}/${name}`);
    },
  };
}

/** Unique, so that two writers of one key cannot write into each other's file. */
const partialOf = (key: string) => `${key}.${randomBytes(8).toString('hex')}.part`;

/** Writes a file and returns its size, flushing to disk in stretches as it goes. */
async function writeSettling(path: string, bytes: AsyncIterable<Buffer>): Promise<number> {
  await mkdir(dirname(path), { recursive: true });
  let settled = 0;
  let isSettling = false;
  return writeBlocks(path, bytes, (size, file) => {
    if (isSettling || size - settled < SETTLE_BYTES) return;
    settled = size;
    isSettling = true;
    void settleMeanwhile(file).then(() => {
      isSettling = false;
    });
  });
}

/** A failure here recurs, and is reported, when the whole file is flushed. */
const settleMeanwhile = (file: FileHandle) => file.datasync().catch(() => {});

/** Waits until the written data is on disk, not only in the system's cache. */
async function settle(path: string, flags: string): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The same for a folder's names. Windows cannot open folders; there the file system's journal has to do. */
async function settleNames(folder: string): Promise<void> {
  if (process.platform !== 'win32') await settle(folder, 'r');
}

const isTaken = (error: NodeJS.ErrnoException): boolean => (error.code === 'EEXIST' ? false : raise(error));

function raise(error: Error): never {
  throw error;
}

function translateAbsence(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? new AppError('NOT_FOUND', { what: 'Arquivo' }) : error;
}
