import zlib from 'node:zlib';
import bwip from 'bwip-js/node';
import sharp, { type Sharp } from 'sharp';
import { bringFonts } from '../../../../demo/pictures.ts';
import { textOfRow } from '../printed-page.ts';
import { readerAvailable } from './models.ts';
import { readPhoto } from './read-photo.ts';

const KEY = '35251011222333000181650010000012341407182631';
const LINES = [
  'MERCADO BOM PRECO LTDA',
  'CNPJ 11.222.333/0001-81',
  'DANFE NFC-e - Documento Auxiliar',
  '001 7891000315507 LEITE INTEGRAL',
  '      2 UN X 5,49          10,98',
  '002 7896036090244 ARROZ TIPO 1',
  '      1 UN X 26,90         26,90',
  'VALOR TOTAL R$             37,88',
  'Emissao 05/11/2026 14:32:10',
];

bringFonts();

/** Black print on grey paper, 32 characters a row, with a QR code below. */
async function receipt(): Promise<Buffer> {
  const text = LINES.map(
    (content, index) =>
      `<text x="60" y="${100 + index * 46}" font-family="DejaVu Sans Mono, Inconsolata, monospace" font-size="32" fill="#222" xml:space="preserve">${content}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="760" height="900"><rect width="100%" height="100%" fill="#e8e4da"/>${text.join('')}</svg>`;
  const qr = await bwip.toBuffer({ bcid: 'qrcode', text: `https://www.nfce.fazenda.sp.gov.br/qrcode?p=${KEY}|3|1`, scale: 4 });
  return sharp(Buffer.from(svg))
    .composite([{ input: qr, top: 580, left: 240 }])
    .jpeg({ quality: 85 })
    .toBuffer();
}

const rowsOf = async (picture: Buffer) => (await readPhoto(picture))!.rows.map(textOfRow);
/** The recogniser confuses O and 0 in any text; the fields that hold numbers settle it. */
const squash = (rows: string[]) => rows.map((row) => row.replaceAll(' ', '').replaceAll('O', '0').replaceAll('o', '0'));
const EXPECTED = squash(LINES);

/** A white picture of one bit per pixel: a few kilobytes for any size. */
function whitePng(side: number): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(zlib.crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)), 0xff);
  for (let row = 0; row < side; row += 1) rows[row * (1 + Math.ceil(side / 8))] = 0;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', zlib.deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('readPhoto', () => {
  it('reads the rows, spaces and code of a drawn receipt', async () => {
    const read = (await readPhoto(await receipt()))!;
    expect(squash(read.rows.map(textOfRow))).toEqual(EXPECTED);
    expect(read.rows.map(textOfRow)).toEqual(
      expect.arrayContaining(['MERCADO BOM PRECO LTDA', '2 UN X 5,49   10,98', 'VALOR TOTAL R$   37,88']),
    );
    expect(read).toMatchObject({ codes: [{ format: 'QRCode', text: expect.stringContaining(KEY) }], doubts: [], quarterTurns: 0 });
    const total = read.rows[7]!.pieces[1]!;
    expect(total.lugar.x).toBeCloseTo((60 + 27 * 19.26) / 760, 1);
    expect(total.lugar.y).toBeCloseTo((100 + 7 * 46 - 34) / 900, 1);
    expect(total.characters.every(({ probability }) => probability > 0.8)).toBe(true);
  });

  it('reads a rotated photograph', async () => {
    const rotated = await sharp(await receipt())
      .rotate(4, { background: '#554' })
      .toBuffer();
    expect(squash(await rowsOf(rotated))).toEqual(EXPECTED);
  });

  it.each([90, 180])('turns a picture upright that lies at %i degrees', async (degrees) => {
    const turned = await sharp(await receipt())
      .rotate(degrees)
      .toBuffer();
    const read = (await readPhoto(turned))!;
    expect(squash(read.rows.map(textOfRow))).toEqual(EXPECTED);
    expect(read.quarterTurns).toBe((360 - degrees) / 90);
  });

  it('doubts a cut, a dark and a blurred picture', async () => {
    const paper = await sharp(await receipt())
      .extract({ left: 0, top: 160, width: 760, height: 300 })
      .toBuffer();
    const doubts = async (picture: Sharp) => (await readPhoto(await picture.toBuffer()))!.doubts;
    expect(await doubts(sharp(await receipt()).extract({ left: 90, top: 0, width: 670, height: 900 }))).toEqual(['CORTADA']);
    expect(await doubts(sharp(paper).linear(0.05, 0).blur(3))).toContain('ESCURA');
    expect(await doubts(sharp(paper).blur(5))).toEqual(['DESFOCADA']);
  });

  it('refuses more than 100 megapixels before decoding', async () => {
    const before = process.cpuUsage();
    expect(await readPhoto(whitePng(10_001))).toBeNull();
    expect(process.cpuUsage(before).user).toBeLessThan(500_000);
    expect(await readPhoto(whitePng(200))).toEqual({ rows: [], codes: [], doubts: [], quarterTurns: 0 });
  });

  it('answers null for bytes that are no picture', async () => {
    expect(await readPhoto(Buffer.from('isto não é uma foto'))).toBeNull();
    expect(await readPhoto(Buffer.alloc(0))).toBeNull();
    expect(await readPhoto((await receipt()).subarray(0, 300))).toBeNull();
  });

  it('is available on this machine', async () => {
    expect(await readerAvailable()).toBe(true);
  });
});
