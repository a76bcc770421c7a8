import fs from 'node:fs';
import bwipjs from 'bwip-js/node';
import { loadSharp } from '../platform/files/load-sharp.ts';
import { sourceFile } from '../platform/source-file.ts';
import type { Random } from './random.ts';

/** The text of a printed receipt; the key is well formed, its numbers belong to nobody. */
export interface PrintedReceipt {
  loja: string;
  cnpj: string;
  chave: string;
  linhas: { texto: string; valor: string }[];
  total: string;
  quando: string;
}

const escapeXml = (text: string) => text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);
const WIDTH = 720;
const QR_SIDE = 320;

/** A minimal system has no fonts and no list of them: its receipts would be blank. Loaded with the first picture. */
function bringFonts(): void {
  if (!fs.existsSync('/etc/fonts/fonts.conf') && process.platform === 'linux')
    process.env.FONTCONFIG_FILE ??= sourceFile('demo', 'fonts.conf');
}

/** A photographed NFC-e: slightly rotated paper in uneven light, with its lines and a readable QR code. */
export async function receiptPicture(receipt: PrintedReceipt, random: Random): Promise<Buffer> {
  const lines = [receipt.loja, `CNPJ ${receipt.cnpj}`, 'DANFE NFC-e', receipt.quando, ''];
  const text = (content: string, y: number, anchor = 'start', x = 60, size = 24) =>
    `<text x="${x}" y="${y}" font-family="DejaVu Sans Mono, Inconsolata, monospace" font-size="${size}" text-anchor="${anchor}" fill="#222">${escapeXml(content)}</text>`;
  const header = lines.map((line, index) => text(line, 90 + index * 36, 'middle', WIDTH / 2, index ? 22 : 30));
  const items = receipt.linhas.map(
    ({ texto, valor }, index) => text(texto.slice(0, 34), 290 + index * 40) + text(valor, 290 + index * 40, 'end', WIDTH - 60),
  );
  const totalY = 310 + receipt.linhas.length * 40;
  const height = totalY + 520;
  const groups = receipt.chave.match(/.{1,11}/g) ?? [];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}"><rect width="100%" height="100%" fill="#fbfaf5"/>
    <rect width="100%" height="100%" fill="url(#light)"/><defs><linearGradient id="light" x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" stop-color="#fff" stop-opacity="0.9"/><stop offset="1" stop-color="#d9d4c6" stop-opacity="0.7"/></linearGradient></defs>
    ${header.join('')}${items.join('')}<line x1="60" x2="${WIDTH - 60}" y1="${totalY - 20}" y2="${totalY - 20}" stroke="#444" stroke-dasharray="6 6"/>
    ${text('TOTAL R$', totalY + 20, 'start', 60, 28)}${text(receipt.total, totalY + 20, 'end', WIDTH - 60, 28)}
    ${groups.map((group, index) => text(group, totalY + 70 + Math.floor(index / 2) * 30, 'middle', index % 2 ? 480 : 240, 20)).join('')}</svg>`;
  const qr = await bwipjs.toBuffer({
    bcid: 'qrcode',
    text: `https://www.nfce.fazenda.sp.gov.br/qrcode?p=${receipt.chave}|3|1`,
    scale: 5,
    padding: 4,
    backgroundcolor: 'FFFFFF',
  });
  bringFonts();
  const sharp = await loadSharp();
  const paper = await sharp(Buffer.from(svg))
    .composite([
      { input: await sharp(qr).resize(QR_SIDE, QR_SIDE, { kernel: 'nearest' }).toBuffer(), top: totalY + 150, left: (WIDTH - QR_SIDE) / 2 },
    ])
    .png()
    .toBuffer();
  return sharp(paper)
    .rotate(random.integer(-3, 3), { background: { r: 92, g: 84, b: 74, alpha: 1 } })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: { r: 92, g: 84, b: 74, alpha: 1 } })
    .jpeg({ quality: 78 })
    .toBuffer();
}

/** A picture of a prize or banner: soft shapes in one hue, so that a catalogue without photographs still looks like one. */
export async function abstractPicture(hue: number, width: number, height: number, random: Random): Promise<Buffer> {
  const shapes = Array.from({ length: 6 }, () => {
    const light = random.integer(45, 78);
    return `<circle cx="${random.integer(0, width)}" cy="${random.integer(0, height)}" r="${random.integer(height / 6, height / 2)}" fill="hsl(${hue + random.integer(-18, 18)} 55% ${light}%)" fill-opacity="0.55"/>`;
  });
  const sharp = await loadSharp();
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 50% 38%)"/>${shapes.join('')}</svg>`,
    ),
  )
    .jpeg({ quality: 82 })
    .toBuffer();
}
