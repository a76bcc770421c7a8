import type { AppContext } from '../../platform/context.ts';
import type { ZipEntry } from '../../platform/files/zip-stream.ts';

/** Files that one export packs into a ZIP. */
export interface Archive {
  name: string;
  /** The files, with the rights of the user who requested them; `onRows` gets the number of additional rows written. */
  entries: (ctx: AppContext, filter: Record<string, unknown>, onRows: (count: number) => void) => AsyncIterable<ZipEntry>;
}

const archives = new Map<string, Archive>();

/** Declares an archive, so that the export job can write it. */
export function defineArchive(archive: Archive): Archive {
  if (archives.has(archive.name)) throw new Error(`archive ${archive.name} is defined twice`);
  archives.set(archive.name, archive);
  return archive;
}

export const findArchive = (name: string): Archive | undefined => archives.get(name);
