import bwip from 'bwip-js/node';
import sharp from 'sharp';

let made = 0;

/** A product code: not a receipt key, but a code reader finds it at once instead of trying for five seconds. */
let printed: Promise<Buffer> | undefined;

/** A small JPEG unlike any earlier one, as a photographed receipt would be, above a product's bar code. */
export async function receiptJpeg(): Promise<Buffer> {
  const seed = ++made;
  const size = 64;
  const pixels = Buffer.alloc(size * size * 3);
  for (let index = 0; index < pixels.length; index++)
    pixels[index] = ((index * (seed * 2_654_435_761)) % 251) ^ (((index >> 5) * seed) % 256);
  printed ??= bwip.toBuffer({ bcid: 'ean13', text: '7891000100103', scale: 2, height: 8, padding: 10, backgroundcolor: 'FFFFFF' });
  return sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
    .resize(240, 240, { kernel: 'nearest' })
    .extend({ bottom: 80, background: 'white' })
    .composite([{ input: await printed, gravity: 'south' }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A complete, harmless one-page PDF. */
export function receiptPdf(text = `nota ${++made}`): Buffer {
  return Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>endobj\n4 0 obj<</Length ${text.length + 8}>>stream\nBT (${text}) ET\nendstream endobj\nxref\n0 5\n0000000000 65535 f \ntrailer<</Size 5/Root 1 0 R>>\nstartxref\n9\n%%EOF\n`,
  );
}
