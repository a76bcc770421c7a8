import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { isValidGtin } from '../../../../server/shared/barcode.ts';

// The reader is self-hosted, so nothing is requested from another site.
prepareZXingModule({ overrides: { locateFile: (file: string, prefix: string) => (file.endsWith('.wasm') ? wasmUrl : prefix + file) } });

/** Formats on Brazilian products; the document names only UPC, which is an EAN-13 starting with 0. */
const OPTIONS: ReaderOptions = { formats: ['EAN13', 'UPCA', 'EAN8'], tryHarder: true, maxNumberOfSymbols: 1 };

/** Reads the GTIN in a picture and verifies its check digit; null when none can be read. */
export const readBarcode = async (picture: ImageData | Blob): Promise<string | null> => {
  const found = await readBarcodes(picture, OPTIONS);
  return found.map(({ text }) => text).find(isValidGtin) ?? null;
};
