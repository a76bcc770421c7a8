import bwipjs from 'bwip-js/node';
import { loadSharp } from '../../../server/platform/files/load-sharp.ts';
import type { ReceiptFont } from './fonts.ts';
import type { Sheet, SheetLine } from './sheet.ts';

/** Size of the drawing: pixels per character and around the text. */
export interface DrawOptions {
  font: ReceiptFont;
  pitch: number;
}

/** Height of a row as a multiple of the character width, as thermal printers have it. */
const ROW = 2.05;
const MARGIN = 3;
const QR_MODULES = 18;

/** Draws the paper of a receipt: its lines, its bar code and its QR code. */
export async function drawSheet({ lines, columns, qr, barcode }: Sheet, { font, pitch }: DrawOptions): Promise<Buffer> {
  const row = pitch * ROW;
  const width = Math.round(pitch * (columns + 2 * MARGIN));
  const codes = await Promise.all([
    barcode ? drawCode('code128', barcode, width * 0.8) : null,
    qr ? drawCode('qrcode', qr, pitch * QR_MODULES) : null,
  ]);
  const textHeight = row * (lines.length + 2 * MARGIN);
  const height = Math.round(textHeight + codes.reduce((total, code) => total + (code ? code.height + row * 2 : 0), 0));
  const body = lines.map((line, index) => lineSvg(line, { font, pitch, y: row * (index + MARGIN) })).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fcfbf8"/>${body}</svg>`;
  let top = Math.round(textHeight);
  const overlays = codes.flatMap((code) => {
    if (!code) return [];
    const overlay = { input: code.png, top, left: Math.round((width - code.width) / 2) };
    top += Math.round(code.height + row);
    return [overlay];
  });
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).composite(overlays).flatten({ background: '#fcfbf8' }).png().toBuffer();
}

/** Each piece of a line at its column: grids stay exact in every font. */
function lineSvg({ text, isBold }: SheetLine, { font, pitch, y }: { font: ReceiptFont; pitch: number; y: number }): string {
  const size = pitch / font.advance;
  return [...text.matchAll(/\S+(?: \S+)*/g)]
    .map(
      (match) =>
        `<text xml:space="preserve" x="${((MARGIN + match.index) * pitch).toFixed(1)}" y="${y.toFixed(1)}" font-family="${font.family}" font-size="${size.toFixed(2)}" font-weight="${isBold ? 700 : 400}" fill="#1c1c20">${escapeXml(match[0])}</text>`,
    )
    .join('');
}

const escapeXml = (text: string): string => text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);

async function drawCode(bcid: string, text: string, wanted: number): Promise<{ png: Buffer; width: number; height: number }> {
  const sharp = await loadSharp();
  const raw = await bwipjs.toBuffer({
    bcid,
    text,
    scale: 4,
    ...(bcid === 'code128' ? { height: 10 } : {}),
    backgroundcolor: 'FFFFFF',
    padding: 2,
  });
  const { data, info } = await sharp(raw)
    .resize({ width: Math.round(wanted), kernel: 'nearest' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}
