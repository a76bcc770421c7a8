import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { isValidGtin } from '../../../../server/shared/barcode.ts';

// The reader is a file of ours: nothing is asked of another site.
prepareZXingModule({ overrides: { locateFile: (file: string, prefix: string) => (file.endsWith('.wasm') ? wasmUrl : prefix + file) } });

/** What Brazilian products carry; the document names UPC alone, which is an EAN-13 that begins with 0. */
const OPTIONS: ReaderOptions = { formats: ['EAN13', 'UPCA', 'EAN8'], tryHarder: true, maxNumberOfSymbols: 1 };

/** The GTIN on a picture, with its check digit right; null when none can be read. */
export const readBarcode = async (picture: ImageData | Blob): Promise<string | null> => {
  const found = await readBarcodes(picture, OPTIONS);
  return found.map(({ text }) => text).find(isValidGtin) ?? null;
};
