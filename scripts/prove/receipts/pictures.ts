import { type Random, seededRandom } from '../../../server/demo/random.ts';
import { loadSharp } from '../../../server/platform/files/load-sharp.ts';
import { DEGREES, type Degree, degrade } from './degrade.ts';
import { drawSheet } from './draw.ts';
import { FONTS } from './fonts.ts';
import { generateReceipt, LAYOUTS } from './generate.ts';
import { plain, type Sheet, sides } from './sheet.ts';
import type { ReceiptTruth } from './truth.ts';

/** A picture of the generated corpus with its truth. */
export interface CorpusPicture {
  name: string;
  degree: Degree | 'no receipt';
  layout: string;
  bytes: Buffer;
  truth: ReceiptTruth;
}

/** One of ten pictures is no Brazilian receipt. */
const NO_RECEIPT_EVERY = 10;
/** Pixels per character of the smallest and largest drawing. */
const PITCH = { least: 13, most: 20 };

/** The picture at an index of the corpus. The same seed and index give the same picture, whatever the count. */
export async function corpusPicture(seed: number, index: number): Promise<CorpusPicture> {
  const random = seededRandom(seed * 100_003 + index);
  if (index % NO_RECEIPT_EVERY === NO_RECEIPT_EVERY - 1) return noReceipt(random, index);
  const receipt = index - Math.floor(index / NO_RECEIPT_EVERY);
  const layout = LAYOUTS[receipt % LAYOUTS.length]!;
  const degree = DEGREES[(receipt + Math.floor(receipt / LAYOUTS.length)) % DEGREES.length]!;
  const { sheet, truth } = generateReceipt(random, layout);
  const font = random.pick(FONTS);
  const paper = await drawSheet(sheet, { font, pitch: random.integer(PITCH.least, sheet.columns > 100 ? PITCH.least : PITCH.most) });
  return {
    name: `${index} ${layout.name} ${font.family}`,
    degree,
    layout: layout.name,
    bytes: await degrade(paper, degree, random),
    truth,
  };
}

const FOREIGN: readonly string[][] = [
  [
    'KAUFLADEN AM MARKT',
    'Hauptstrasse 12',
    '10115 Berlin',
    'UID Nr. DE123456789',
    'BROT 3,49 A',
    'MILCH 1,09 A',
    'SUMME EUR 4,58',
    'BAR 5,00',
    'RUECKGELD 0,42',
    '12.03.2024 14:22',
  ],
  [
    'CORNER GROCERY',
    '42 Main Street',
    'APPLES 3.20',
    'COFFEE 8.99',
    'SUBTOTAL 12.19',
    'TAX 0.98',
    'TOTAL 13.17',
    'CASH 20.00',
    'CHANGE 6.83',
  ],
  ['MENU DA SEMANA', 'SEGUNDA feijoada', 'TERCA peixe frito', 'QUARTA massas', 'QUINTA churrasco', 'SEXTA moqueca'],
];

/** A foreign receipt, a text, or a picture without text. */
async function noReceipt(random: Random, index: number): Promise<CorpusPicture> {
  const lines = FOREIGN[Math.floor(index / NO_RECEIPT_EVERY) % (FOREIGN.length + 1)];
  const name = `${index} ${lines?.[0] ?? 'no text'}`;
  const base = { name, degree: 'no receipt', layout: 'no receipt', truth: { isForeign: true } } as const;
  if (!lines) return { ...base, bytes: await landscape(random) };
  const sheet: Sheet = {
    layout: 'no receipt',
    columns: 36,
    lines: lines.map((line) => {
      const amount = /^(.*) (\d+[.,]\d\d.*)$/.exec(line);
      return plain(amount ? sides(amount[1]!, amount[2]!, 36) : line);
    }),
    qr: random.chance(0.5) ? 'https://example.org/menu' : null,
    barcode: null,
  };
  return { ...base, bytes: await degrade(await drawSheet(sheet, { font: random.pick(FONTS), pitch: 18 }), 'phone', random) };
}

/** Coloured shapes with grain. */
async function landscape(random: Random): Promise<Buffer> {
  const sharp = await loadSharp();
  const shapes = Array.from({ length: 12 }, () => {
    const colour = `rgb(${random.integer(0, 255)},${random.integer(0, 255)},${random.integer(0, 255)})`;
    return `<ellipse cx="${random.integer(0, 1200)}" cy="${random.integer(0, 900)}" rx="${random.integer(20, 300)}" ry="${random.integer(20, 200)}" fill="${colour}"/>`;
  });
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">${shapes.join('')}</svg>`))
    .flatten({ background: '#ccc' })
    .jpeg({ quality: 70 })
    .toBuffer();
}
