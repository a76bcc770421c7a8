import { isValidGtin } from '../../../../server/shared/barcode.ts';
import type { ReadBarcode } from './use-camera-barcode.ts';

interface Detector {
  detect(picture: ImageData | Blob): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

const FORMATS = ['ean_13', 'upc_a', 'ean_8'];
/** Frames the browser's own reader may miss before ours tries too: on some phones it never finds anything. */
const PATIENCE = 15;

// Megabytes of WebAssembly, so it loads on first use.
const readWithWasm: ReadBarcode = async (picture) => (await import('./read-barcode.ts')).readBarcode(picture);

/** The browser's BarcodeDetector, if it supports product codes. */
const browserDetector = async (): Promise<Detector | null> => {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector) return null;
  try {
    const known = await BarcodeDetector.getSupportedFormats();
    return FORMATS.every((format) => known.includes(format)) ? new BarcodeDetector({ formats: FORMATS }) : null;
  } catch {
    return null;
  }
};

/**
 * A product-code reader: the browser's own when available, which needs no download, otherwise ours. A photo gets one attempt, so ours tries
 * it whenever the browser's finds nothing.
 */
export const productBarcodeReader = ({ ours = readWithWasm }: { ours?: ReadBarcode } = {}): ReadBarcode => {
  const detector = browserDetector();
  let misses = 0;
  return async (picture) => {
    const own = await detector;
    const found = own ? await own.detect(picture).catch(() => []) : [];
    const gtin = found.map(({ rawValue }) => rawValue).find(isValidGtin);
    if (gtin) return gtin;
    misses += 1;
    return !own || picture instanceof Blob || misses > PATIENCE ? ours(picture) : null;
  };
};
