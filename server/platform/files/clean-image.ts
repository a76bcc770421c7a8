import type { Sharp } from 'sharp';
import { loadSharp } from './load-sharp.ts';
import { perceptualHash } from './perceptual-hash.ts';
import { UploadRefused } from './upload.errors.ts';

/** The image formats that are stored; each is re-encoded in its own format. */
export type ImageType = 'jpeg' | 'png' | 'webp';

/** A re-encoded image: only the original's pixels and their colour profile remain. */
export interface CleanImage {
  bytes: Buffer;
  width: number;
  height: number;
  perceptualHash: string;
  /** WebP, at most 480 px a side. */
  thumbnail: Buffer;
}

const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 3_000;
const THUMBNAIL_SIDE = 480;

const encoders: Record<ImageType, (image: Sharp) => Sharp> = {
  jpeg: (image) => image.jpeg({ quality: 85 }),
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality: 85 }),
};

/**
 * Decodes, turns upright, shrinks to 3000 px a side and re-encodes, which drops EXIF, GPS, comments and appended bytes.
 * Refuses: FILE_TOO_LARGE (over 50 million pixels), FILE_CORRUPT.
 */
export async function cleanImage(source: Buffer, type: ImageType): Promise<CleanImage> {
  try {
    const sharp = await loadSharp();
    const { width = 0, height = 0 } = await sharp(source, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) throw new UploadRefused('FILE_TOO_LARGE');
    const upright = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true });
    const { data: bytes, info } = await encoders[type](upright).toBuffer({ resolveWithObject: true });
    const thumbnail = await sharp(bytes)
      .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer();
    return { bytes, width: info.width, height: info.height, perceptualHash: await perceptualHash(bytes), thumbnail };
  } catch (cause) {
    throw cause instanceof UploadRefused ? cause : new UploadRefused('FILE_CORRUPT', {}, cause);
  }
}
