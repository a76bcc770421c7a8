import { loadSharp } from './load-sharp.ts';

/** One byte per pixel, row by row; 0 is black. */
export interface GreyPicture {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Vector formats are left out: their drawing has no cost limit. */
const FORMATS = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'heif'];
/** Enough for a receipt of 60 lines; a camera's full size costs memory without more right characters. */
const MAX_SIDE = 3_000;

/**
 * The picture upright by its EXIF, on white, grey, at most 3000 px a side. Null for a file that is no picture, that is broken, or that has
 * more than `maxPixels`, which is checked before decoding.
 */
export async function decodeGrey(bytes: Buffer, { maxPixels }: { maxPixels: number }): Promise<GreyPicture | null> {
  const sharp = await loadSharp();
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!FORMATS.includes(format) || width * height > maxPixels) return null;
    const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels })
      .autoOrient()
      .flatten({ background: 'white' })
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    // Not a decodable picture: nothing to read.
    return null;
  }
}
