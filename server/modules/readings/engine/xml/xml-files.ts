import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { FileRefused } from '../file-refused.ts';

const MAX_ENTRIES = 500;
const MAX_RATIO = 100;
const MAX_TOTAL_BYTES = 50 * 1024 * 1024;

/** One XML of a zip. */
export interface XmlFile {
  /** Path inside the zip. */
  name: string;
  bytes: Buffer;
}

/**
 * The files of a zip whose name ends in .xml, in its order. Throws FileRefused for damage, encryption, more than 500 entries, more than 50 MB
 * unpacked, or an entry that unpacks to more than 100 times its size.
 */
export async function xmlFilesOf(zip: Buffer): Promise<XmlFile[]> {
  const archive = await fromBufferPromise(zip).catch((cause: unknown) => {
    throw new FileRefused('O arquivo ZIP está corrompido.', { cause });
  });
  try {
    const files: XmlFile[] = [];
    for (const entry of await xmlEntries(archive)) files.push({ name: entry.fileName, bytes: await unpacked(archive, entry) });
    return files;
  } catch (cause) {
    throw cause instanceof FileRefused ? cause : new FileRefused('O arquivo ZIP está corrompido.', { cause });
  } finally {
    archive.close();
  }
}

async function xmlEntries(archive: ZipFile): Promise<Entry[]> {
  if (archive.entryCount > MAX_ENTRIES) throw new FileRefused(`O ZIP tem mais de ${MAX_ENTRIES} arquivos.`);
  const entries: Entry[] = [];
  let totalBytes = 0;
  for await (const entry of archive.eachEntry()) {
    totalBytes += entry.uncompressedSize;
    const isBomb = entry.uncompressedSize > Math.max(1, entry.compressedSize) * MAX_RATIO;
    if (isBomb || totalBytes > MAX_TOTAL_BYTES) throw new FileRefused('O ZIP é grande demais depois de aberto.');
    if (entry.isEncrypted()) throw new FileRefused('O ZIP tem senha.');
    if (/\.xml$/i.test(entry.fileName)) entries.push(entry);
  }
  return entries;
}

async function unpacked(archive: ZipFile, entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  // yauzl fails the stream when the real size differs from the declared one, so the limits above hold.
  for await (const chunk of await archive.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Whether a file begins as a ZIP does. */
export const isZip = (file: Buffer): boolean => file.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04]));
