import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Sharp } from 'sharp';
import type { ReadResult, readBarcodes } from 'zxing-wasm/reader';
import { decodeGrey, type GreyPicture } from './decode-grey.ts';
import { loadSharp } from './load-sharp.ts';

/** Symbologies used on receipts and products. */
export type CodeFormat = 'QRCode' | 'Code128' | 'EAN13' | 'UPCA' | 'EAN8';

/** One code found in an image. A UPC-A keeps its own 12 digits. */
export interface ReadCode {
  format: CodeFormat;
  text: string;
}

interface ReadCodesOptions {
  timeoutMs?: number;
  /** How many variants of the picture are tried, the fastest first. */
  attempts?: number;
  formats?: CodeFormat[];
}

type Pixels = Parameters<typeof readBarcodes>[0];

const FORMATS: CodeFormat[] = ['QRCode', 'Code128', 'EAN13', 'UPCA', 'EAN8'];
/** Only jobs read codes and nobody waits for them, so even a busy machine gets time to try every rotation. */
const DEFAULT_TIMEOUT_MS = 25_000;
const MAX_PIXELS = 50_000_000;
/** Bar codes are read within about 15 degrees of level; the reader itself tries quarter turns. QR codes need no rotation. */
const TURNS = [30, 60, 15, 45, 75];
/** Tried in this order until something is found: fastest first, then variants for small, faint and skewed codes. */
const VARIANTS: ((image: Sharp) => Sharp)[] = [
  (image) => image.resize(1_200, 1_200, { fit: 'inside', withoutEnlargement: true }),
  (image) => image.resize(2_000, 2_000, { fit: 'inside' }).normalise(),
  (image) => image.resize(1_600, 1_600, { fit: 'inside' }).normalise().sharpen(),
  (image) => image.resize(1_600, 1_600, { fit: 'inside' }).blur(1.5),
  ...TURNS.map((degrees) => (image: Sharp) => image.resize(1_400, 1_400, { fit: 'inside' }).rotate(degrees, { background: 'white' })),
];

let reader: Promise<typeof readBarcodes> | null = null;

/**
 * The bar codes and QR codes of a photo, each once; [] when there are none, the file is not an image, or time runs out (checked between
 * attempts of up to half a second). An attempt blocks the CPU, so call it from a job, or with one `attempts` while somebody waits. PDFs are
 * not read.
 */
export async function readCodes(
  image: Buffer | GreyPicture,
  { timeoutMs = DEFAULT_TIMEOUT_MS, attempts = VARIANTS.length, formats = FORMATS }: ReadCodesOptions = {},
): Promise<ReadCode[]> {
  const deadline = performance.now() + timeoutMs;
  const upright = Buffer.isBuffer(image) ? await decodeGrey(image, { maxPixels: MAX_PIXELS }) : image;
  if (!upright) return [];
  reader ??= loadReader();
  const read = await reader;
  const sharp = await loadSharp();
  const raw = { width: upright.width, height: upright.height, channels: 1 } as const;
  for (const variant of VARIANTS.slice(0, attempts)) {
    if (performance.now() > deadline) return [];
    const found = await readVariant(read, variant(sharp(upright.data, { raw })), formats);
    if (found.length > 0) return found;
  }
  return [];
}

async function readVariant(read: typeof readBarcodes, image: Sharp, formats: CodeFormat[]): Promise<ReadCode[]> {
  const { data, info } = await image.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: 'srgb' } as unknown as Pixels;
  const results = await read(pixels, { formats, tryHarder: true, maxNumberOfSymbols: 10 });
  const codes = results.filter((result) => result.isValid).map(toCode);
  return [...new Map(codes.map((code) => [`${code.format} ${code.text}`, code])).values()];
}

function toCode({ format, text }: ReadResult): ReadCode {
  // The reader reports a UPC-A with the leading 0 of an EAN-13; both are one symbol.
  if ((format === 'EAN13' || format === 'UPCA') && text.length === 13 && text.startsWith('0'))
    return { format: 'UPCA', text: text.slice(1) };
  return { format: format as CodeFormat, text };
}

/** From the installed package: by default the reader fetches its WebAssembly from a public CDN. */
async function loadReader(): Promise<typeof readBarcodes> {
  const zxing = await import('zxing-wasm/reader');
  const wasm = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer;
  await zxing.prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  return zxing.readBarcodes;
}
