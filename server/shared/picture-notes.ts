import { type ExifTexts, readExif } from './exif.ts';

/** What a picture's file says besides its pixels. */
export interface PictureNotes {
  exif: ExifTexts;
  /** XMP packets and PNG texts. */
  texts: string[];
  /** Size in pixels as 'SHORTxLONG'; only for PNG. */
  pngSize: string | null;
}

interface Block {
  kind: string;
  bytes: Uint8Array;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8];
const APP1 = 'e1';
/** JPEG blocks without notes follow: the picture's data. */
const SCAN = 'da';
/** Files have few; hostile ones may have millions. */
const MOST_BLOCKS = 1_000;
const EXIF_MARK = 'Exif\0\0';

const latin = new TextDecoder('latin1');
const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, index) => bytes[index] === byte);

/** Reads the notes of a JPEG or PNG, of which the first 256 kB are enough. Other files have none. Never throws. */
export function pictureNotes(file: Uint8Array): PictureNotes {
  if (startsWith(file, PNG)) return notesOfPng(pngBlocks(file));
  return startsWith(file, JPEG) ? notesOfJpeg(jpegBlocks(file)) : { exif: {}, texts: [], pngSize: null };
}

function notesOfJpeg(blocks: readonly Block[]): PictureNotes {
  const notes: PictureNotes = { exif: {}, texts: [], pngSize: null };
  for (const { bytes } of blocks.filter(({ kind }) => kind === APP1)) {
    if (latin.decode(bytes.subarray(0, EXIF_MARK.length)) === EXIF_MARK) notes.exif = readExif(bytes.subarray(EXIF_MARK.length));
    else notes.texts.push(latin.decode(bytes));
  }
  return notes;
}

function notesOfPng(blocks: readonly Block[]): PictureNotes {
  const header = blocks.find(({ kind }) => kind === 'IHDR')?.bytes;
  const exif = blocks.find(({ kind }) => kind === 'eXIf')?.bytes;
  const sides = header && header.length >= 8 ? [longAt(header, 0), longAt(header, 4)] : null;
  return {
    exif: exif ? readExif(exif) : {},
    texts: blocks.filter(({ kind }) => kind === 'tEXt' || kind === 'iTXt').map(({ bytes }) => latin.decode(bytes)),
    pngSize: sides && `${Math.min(...sides)}x${Math.max(...sides)}`,
  };
}

const longAt = (bytes: Uint8Array, at: number) => new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);
const shortAt = (bytes: Uint8Array, at: number) => new DataView(bytes.buffer, bytes.byteOffset).getUint16(at);

function pngBlocks(file: Uint8Array): Block[] {
  const blocks: Block[] = [];
  for (let at = PNG.length; at + 8 <= file.length && blocks.length < MOST_BLOCKS; ) {
    const length = longAt(file, at);
    blocks.push({ kind: latin.decode(file.subarray(at + 4, at + 8)), bytes: file.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return blocks;
}

function jpegBlocks(file: Uint8Array): Block[] {
  const blocks: Block[] = [];
  for (let at = JPEG.length; at + 4 <= file.length && file[at] === 0xff && blocks.length < MOST_BLOCKS; ) {
    const kind = file[at + 1]!.toString(16);
    if (kind === SCAN) break;
    const length = shortAt(file, at + 2);
    blocks.push({ kind, bytes: file.subarray(at + 4, at + 2 + length) });
    at += 2 + Math.max(length, 2);
  }
  return blocks;
}
