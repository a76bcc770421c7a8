import { loadSharp } from './load-sharp.ts';

const WIDTH = 9;
const HEIGHT = 8;

/**
 * dHash of an upright image: 64 bits as 16 hex digits, one per pixel of an 8 x 8 grey grid, set when it is brighter than its right
 * neighbour. Two photos of one receipt differ in few bits (warn at 6 or less); recompression and resizing change about 0 to 3.
 */
export async function perceptualHash(image: Buffer): Promise<string> {
  const sharp = await loadSharp();
  const pixels = await sharp(image).grayscale().resize(WIDTH, HEIGHT, { fit: 'fill' }).raw().toBuffer();
  let bits = 0n;
  for (let row = 0; row < HEIGHT; row += 1) {
    for (let column = 0; column < WIDTH - 1; column += 1) {
      const left = pixels[row * WIDTH + column] ?? 0;
      const right = pixels[row * WIDTH + column + 1] ?? 0;
      bits = (bits << 1n) | (left > right ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(16, '0');
}

/** Number of differing bits, 0 to 64, between two `perceptualHash` hashes. */
export function hammingDistance(first: string, second: string): number {
  let difference = BigInt(`0x${first}`) ^ BigInt(`0x${second}`);
  let count = 0;
  while (difference > 0n) {
    difference &= difference - 1n;
    count += 1;
  }
  return count;
}
