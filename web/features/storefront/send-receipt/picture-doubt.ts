/** What is wrong with a chosen file: `unreadable` is refused, the others can be sent anyway. */
export type PictureDoubt = 'unreadable' | 'dark' | 'blurred' | 'small';

/** The measures of a picture: its size, and brightness and sharpness of a small grey copy. */
export interface PictureMeasures {
  width: number;
  height: number;
  /** Mean brightness, 0 to 255. */
  brightness: number;
  /** Variance of the Laplacian: how much neighbouring pixels differ. */
  sharpness: number;
}

/** Longest side of the copy that is measured, in pixels: large enough to show print, and measured in a few milliseconds on a phone. */
const COPY_SIDE = 400;

/**
 * Limits, from 20 photographs of receipts that are readable, the same ones blurred (radius of 8 pixels at 1600) and darkened (15 %):
 * readable ones have a brightness of 118 or more, a sharpness of 390 or more and a short side of 720 or more; darkened ones a brightness of
 * 36 or less; blurred ones a sharpness of 30 or less. The limits are far from the readable ones, because a false alarm costs more.
 */
const DARKEST = 60;
const LEAST_SHARP = 100;
const SHORTEST_SIDE = 480;

/** The first doubt about a picture with these measures. Darkness comes first, because dark pictures also measure as blurred. */
export const judgePicture = ({ width, height, brightness, sharpness }: PictureMeasures): PictureDoubt | null => {
  if (Math.min(width, height) < SHORTEST_SIDE) return 'small';
  if (brightness < DARKEST) return 'dark';
  return sharpness < LEAST_SHARP ? 'blurred' : null;
};

/** Brightness and sharpness of grey pixels in rows of `width`. */
export const measureGrey = (grey: ArrayLike<number>, width: number): Pick<PictureMeasures, 'brightness' | 'sharpness'> => {
  const height = Math.floor(grey.length / width);
  const at = (x: number, y: number) => grey[y * width + x] ?? 0;
  let total = 0;
  for (let index = 0; index < grey.length; index++) total += grey[index] ?? 0;
  let count = 0;
  let edges = 0;
  let squares = 0;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const edge = 4 * at(x, y) - at(x - 1, y) - at(x + 1, y) - at(x, y - 1) - at(x, y + 1);
      count += 1;
      edges += edge;
      squares += edge * edge;
    }
  return {
    brightness: grey.length > 0 ? total / grey.length : 0,
    sharpness: count > 0 ? squares / count - (edges / count) ** 2 : 0,
  };
};

const measure = (bitmap: ImageBitmap): PictureMeasures | null => {
  const scale = Math.min(1, COPY_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const { data: pixels } = context.getImageData(0, 0, canvas.width, canvas.height);
  const grey = new Uint8Array(canvas.width * canvas.height);
  // ITU-R BT.601 luma.
  for (let index = 0; index < grey.length; index++)
    grey[index] = 0.299 * (pixels[4 * index] ?? 0) + 0.587 * (pixels[4 * index + 1] ?? 0) + 0.114 * (pixels[4 * index + 2] ?? 0);
  return { width: bitmap.width, height: bitmap.height, ...measureGrey(grey, canvas.width) };
};

/** Looks at a file in the browser before it is sent. Null for PDFs, for good pictures, and where the browser cannot look. */
export const doubtAbout = async (file: File): Promise<PictureDoubt | null> => {
  if (!file.type.startsWith('image/') || typeof createImageBitmap !== 'function') return null;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return 'unreadable';
  const measures = measure(bitmap);
  bitmap.close();
  return measures && judgePicture(measures);
};
