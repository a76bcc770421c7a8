import { type FileHandle, open } from 'node:fs/promises';

/**
 * Writes a new file block by block and returns its size; each block is written before the next is requested. `meanwhile` is called for each
 * and may throw.
 */
export async function writeBlocks(
  path: string,
  blocks: AsyncIterable<Buffer>,
  meanwhile: (size: number, file: FileHandle) => void = () => {},
): Promise<number> {
  const file = await open(path, 'w');
  let size = 0;
  try {
    for await (const block of blocks) {
      await file.writeFile(block);
      size += block.length;
      meanwhile(size, file);
    }
  } finally {
    await file.close();
  }
  return size;
}
