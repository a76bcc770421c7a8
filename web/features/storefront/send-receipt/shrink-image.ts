import { hasSigns, pictureSigns } from '../../../../server/shared/picture-signs.ts';

/** Longest side sent, in pixels: small print and QR codes stay readable. */
const MAX_SIDE = 2000;
const JPEG_QUALITY = 0.85;
/** Formats the server accepts; other images (HEIC) are sent as JPEG. */
const ACCEPTED: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** The notes of a picture are at its start. */
const HEAD_BYTES = 256 * 1024;

/** A picture that was edited or captured goes as it is: a shrunk copy would lose what the review needs to know. */
const isMarked = async (file: File): Promise<boolean> => {
  const head = await file.slice(0, HEAD_BYTES).arrayBuffer();
  return hasSigns(pictureSigns(new Uint8Array(head), file.name));
};

const toJpeg = (bitmap: ImageBitmap): Promise<Blob | null> => {
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // JPEG has no transparency: without a white background, transparent areas would turn black.
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
};

/** Shrinks a photo for mobile networks. PDFs, edited pictures, captures and images the browser cannot decode stay unchanged. */
export const shrinkImage = async (file: File): Promise<File> => {
  if (!file.type.startsWith('image/') || typeof createImageBitmap !== 'function') return file;
  if (ACCEPTED.includes(file.type) && (await isMarked(file))) return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return file;
  const blob = await toJpeg(bitmap);
  bitmap.close();
  if (!blob || (blob.size >= file.size && ACCEPTED.includes(file.type))) return file;
  return new File([blob], file.name.replace(/\.\w+$|$/, '.jpg'), { type: 'image/jpeg', lastModified: file.lastModified });
};
