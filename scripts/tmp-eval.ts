import fs from 'node:fs';
import { bringReceiptFonts } from './prove/receipts/fonts.ts';
bringReceiptFonts();
const { corpusPicture } = await import('./prove/receipts/pictures.ts');
const { compareReading } = await import('./prove/receipts/compare.ts');
const { creditableReading, readReceiptFile } = await import('../server/modules/readings/index.ts');
const part = Number(process.argv[2]);
for (let i = part; i < 80; i += 2) {
  const { bytes, truth, degree, name } = await corpusPicture(11, i);
  const reading = await readReceiptFile(bytes);
  const c = compareReading(reading, truth);
  fs.appendFileSync('/tmp/p-eval2.log', JSON.stringify({ i, degree, name, credit: c.credit, gaps: creditableReading(reading), print: reading.impresso ?? null, all: c.allItems }) + '\n');
}
