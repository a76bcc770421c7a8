import { type FileHandle, open } from 'node:fs/promises';

/**
 * Writes a new file block by block and answers its size; a block is written before the next one is asked for. `meanwhile` hears of each,
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
