import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import bwipjs from 'bwip-js/node';
import type { Transaction } from '../platform/db/transaction.ts';
import { inspectUpload } from '../platform/files/inspect-upload.ts';
import { loadSharp } from '../platform/files/load-sharp.ts';
import { newFileKey, type Storage } from '../platform/files/storage.ts';
import { sourceFile } from '../platform/source-file.ts';
import type { Random } from './random.ts';
import { insert } from './registers.ts';

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
export function bringFonts(): void {
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

/** Stores bytes like an upload and returns the file's id. */
export async function keep(tx: Transaction, storage: Storage, bytes: Buffer, nomeOriginal: string, enviadoPor: string): Promise<number> {
  const file = await inspectUpload(bytes, { accept: ['jpeg', 'png', 'webp', 'pdf', 'webm'] });
  const chave = newFileKey(file.extension);
  await storage.put(chave, file.bytes, file.contentType);
  const chaveMiniatura = file.thumbnail ? newFileKey(file.thumbnail.extension) : null;
  if (file.thumbnail && chaveMiniatura) await storage.put(chaveMiniatura, file.thumbnail.bytes, file.thumbnail.contentType);
  return insert(tx, 'stored_files', {
    chave,
    chaveMiniatura,
    tipoArquivo: file.contentType,
    nomeOriginal,
    tamanhoBytes: file.bytes.length,
    sha256: file.sha256,
    perceptualHash: file.perceptualHash,
    enviadoPor,
  });
}

/** Stores a picture of `pictures/`, and returns the file's id. */
export const keepPicture = async (tx: Transaction, storage: Storage, name: string, sentBy = 'system'): Promise<number> =>
  keep(tx, storage, await readFile(sourceFile('demo', 'pictures', `${name}.webp`)), `${name}.webp`, sentBy);
