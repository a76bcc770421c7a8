import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import bwipjs from 'bwip-js/node';
import type { Transaction } from '../platform/db/transaction.ts';
import { inspectUpload } from '../platform/files/inspect-upload.ts';
import { loadSharp } from '../platform/files/load-sharp.ts';
import { newFileKey, type Storage } from '../platform/files/storage.ts';
import { sourceFile } from '../platform/source-file.ts';
import { parseFiscalKey } from '../shared/fiscal-key.ts';
import type { Random } from './random.ts';
import { insert } from './registers.ts';

/** The text of a printed receipt; the key is well formed, its numbers belong to nobody. */
export interface PrintedReceipt {
  loja: string;
  cnpj: string;
  chave: string;
  itens: PrintedItem[];
  /** '296,87'. */
  total: string;
  /** 'DD/MM/YYYY'. */
  quando: string;
}

interface PrintedItem {
  codigo: string;
  descricao: string;
  qtde: number;
  /** '296,87'. */
  valorUnitario: string;
  total: string;
}

const escapeXml = (text: string) => text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);
const WIDTH = 720;
const QR_SIDE = 320;

/** A minimal system has no fonts and no list of them: its receipts would be blank. Loaded with the first picture. */
export function bringFonts(): void {
  if (!fs.existsSync('/etc/fonts/fonts.conf') && process.platform === 'linux')
    process.env.FONTCONFIG_FILE ??= sourceFile('demo', 'fonts.conf');
}

/** Rows of the printed text from top to bottom: at the left, and at the right end of the row. */
export function printedRows({ loja, cnpj, chave, itens, total, quando }: PrintedReceipt): [left: string, right?: string][] {
  const key = parseFiscalKey(chave);
  return [
    [loja],
    [`CNPJ ${cnpj}`],
    ['DANFE NFC-e'],
    ['CODIGO DESCRICAO', 'TOTAL'],
    ['QTD UN x VL UNIT'],
    ...itens.flatMap((item): [string, string?][] => [
      [`${item.codigo} ${item.descricao.slice(0, 30)}`],
      [`   ${item.qtde} UN x ${item.valorUnitario}`, item.total],
    ]),
    ['QTD. TOTAL DE ITENS', String(itens.length)],
    ['VALOR TOTAL R$', total],
    ['FORMA DE PAGAMENTO', 'VALOR PAGO'],
    ['Cartao de Credito', total],
    [`NFC-e ${key?.numero.padStart(9, '0') ?? ''} Serie ${key?.serie ?? ''}  ${quando} 10:22:33`],
    ...[0, 22].map((start): [string] => [(chave.slice(start, start + 22).match(/.{1,4}/g) ?? []).join(' ')]),
  ];
}

const TOP = 80;
const ROW_HEIGHT = 36;

/** A photographed NFC-e: slightly rotated paper in uneven light, with its lines and a readable QR code. */
export async function receiptPicture(receipt: PrintedReceipt, random: Random): Promise<Buffer> {
  const text = (content: string, y: number, anchor: 'start' | 'end') =>
    `<text x="${anchor === 'start' ? 50 : WIDTH - 50}" y="${y}" font-family="DejaVu Sans Mono, Inconsolata, monospace" font-size="22" xml:space="preserve" text-anchor="${anchor}" fill="#222">${escapeXml(content)}</text>`;
  const rows = printedRows(receipt);
  const lines = rows.map(([left, right], index) => {
    const y = TOP + index * ROW_HEIGHT;
    return text(left, y, 'start') + (right ? text(right, y, 'end') : '');
  });
  const bottom = TOP + rows.length * ROW_HEIGHT;
  const height = bottom + QR_SIDE + 60;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}"><rect width="100%" height="100%" fill="#fbfaf5"/>
    <rect width="100%" height="100%" fill="url(#light)"/><defs><linearGradient id="light" x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" stop-color="#fff" stop-opacity="0.9"/><stop offset="1" stop-color="#d9d4c6" stop-opacity="0.7"/></linearGradient></defs>
    ${lines.join('')}</svg>`;
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
      { input: await sharp(qr).resize(QR_SIDE, QR_SIDE, { kernel: 'nearest' }).toBuffer(), top: bottom, left: (WIDTH - QR_SIDE) / 2 },
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
  return keepInspected(tx, storage, await inspectUpload(bytes, { accept: ['jpeg', 'png', 'webp', 'pdf', 'webm'] }), {
    nomeOriginal,
    enviadoPor,
  });
}

/** Stores a checked file and returns its id. */
export async function keepInspected(
  tx: Transaction,
  storage: Storage,
  file: Awaited<ReturnType<typeof inspectUpload>>,
  origin: { nomeOriginal: string; enviadoPor: string },
): Promise<number> {
  const chave = newFileKey(file.extension);
  await storage.put(chave, file.bytes, file.contentType);
  const chaveMiniatura = file.thumbnail ? newFileKey(file.thumbnail.extension) : null;
  if (file.thumbnail && chaveMiniatura) await storage.put(chaveMiniatura, file.thumbnail.bytes, file.thumbnail.contentType);
  return insert(tx, 'stored_files', {
    chave,
    chaveMiniatura,
    tipoArquivo: file.contentType,
    tamanhoBytes: file.bytes.length,
    sha256: file.sha256,
    perceptualHash: file.perceptualHash,
    ...origin,
  });
}

/** Stores a picture of `pictures/`, and returns the file's id. */
export const keepPicture = async (tx: Transaction, storage: Storage, name: string, sentBy = 'system'): Promise<number> =>
  keep(tx, storage, await readFile(sourceFile('demo', 'pictures', `${name}.webp`)), `${name}.webp`, sentBy);
