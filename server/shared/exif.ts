/** The EXIF fields that say how a picture came about, as text; absent where the picture does not have them. */
export interface ExifTexts {
  make?: string;
  software?: string;
  /** Last change and shutter, as 'YYYY:MM:DD HH:MM:SS' in the camera's time. */
  changedAt?: string;
  takenAt?: string;
  comment?: string;
}

/** Tag numbers of EXIF 2.32, tables 4 and 8. */
const NAMES: Readonly<Record<number, keyof ExifTexts>> = {
  271: 'make',
  305: 'software',
  306: 'changedAt',
  36867: 'takenAt',
  37510: 'comment',
};
const EXIF_FOLDER = 0x8769;
const ENTRY_BYTES = 12;
/** ASCII and undefined: one byte per character. */
const TEXT_TYPES = [2, 7];
const LONGEST_TEXT = 200;
/** Real pictures have about 40 entries a folder. */
const MOST_ENTRIES = 500;

const latin = new TextDecoder('latin1');

/** Reads the texts of an EXIF block, which starts with its byte order. A damaged block gives what can be read; never throws. */
export function readExif(block: Uint8Array): ExifTexts {
  const order = latin.decode(block.subarray(0, 2));
  if (order !== 'II' && order !== 'MM') return {};
  const found: ExifTexts = {};
  const reader = readerOf(block, order === 'II');
  const exif = readFolder(reader, reader.long(4), found);
  if (exif) readFolder(reader, exif, found);
  return found;
}

interface Reader {
  short: (at: number) => number;
  long: (at: number) => number;
  text: (at: number, length: number) => string;
}

/** Positions outside the block read as 0 or as no text. */
function readerOf(block: Uint8Array, isLittle: boolean): Reader {
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  const isInside = (at: number, length: number) => at + length <= block.length;
  return {
    short: (at) => (isInside(at, 2) ? view.getUint16(at, isLittle) : 0),
    long: (at) => (isInside(at, 4) ? view.getUint32(at, isLittle) : 0),
    text: (at, length) => (isInside(at, length) ? latin.decode(block.subarray(at, at + Math.min(length, LONGEST_TEXT))) : ''),
  };
}

/** Adds the texts of a folder; answers the position of the EXIF folder, 0 for none. */
function readFolder({ short, long, text }: Reader, at: number, found: ExifTexts): number {
  let exif = 0;
  const count = Math.min(short(at), MOST_ENTRIES);
  for (let entry = at + 2; entry < at + 2 + count * ENTRY_BYTES; entry += ENTRY_BYTES) {
    const tag = short(entry);
    if (tag === EXIF_FOLDER) exif = long(entry + 8);
    const name = NAMES[tag];
    if (!name || !TEXT_TYPES.includes(short(entry + 2))) continue;
    const length = long(entry + 4);
    const value = text(length > 4 ? long(entry + 8) : entry + 8, length)
      .replaceAll('\0', ' ')
      .trim();
    if (value) found[name] = value;
  }
  return exif;
}
