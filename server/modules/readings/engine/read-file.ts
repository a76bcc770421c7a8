import { FileRefused } from './file-refused.ts';
import { emptyReading, type Reading } from './reading.ts';

/** What the operator configured for reading. */
export interface ReadOptions {
  /** PEM texts of the authorities that issue companies' certificates; empty: no authority is checked. */
  authorities?: readonly string[];
  /** Folder of the official XSD of NF-e and NFC-e; absent: only the structure of the fields that are read is checked. */
  schemas?: string | undefined;
}

/**
 * Reads a receipt from an XML, a PDF with text or a picture, whichever its content is; the name and the declared type do not count. What is
 * no Brazilian receipt has the source 'nenhuma'; a file that cannot be read also says why in `divergencias`. Each engine is loaded with the
 * first file that needs it. Runs only in a reader process (reader-pool.ts), because hostile files may exhaust time or memory.
 */
export async function readReceiptFile(bytes: Buffer, options: ReadOptions = {}): Promise<Reading> {
  return storable(await readingOfFile(bytes, options));
}

/** NUL and halves of surrogate pairs: no database stores them, and only hostile files contain them. */
const UNSTORABLE = /\0|\p{Surrogate}/gu;

function storable(reading: Reading): Reading {
  const cleaned = (_key: string, value: unknown) => (typeof value === 'string' ? value.replace(UNSTORABLE, '') : value);
  return JSON.parse(JSON.stringify(reading, cleaned));
}

async function readingOfFile(bytes: Buffer, { authorities = [], schemas }: ReadOptions): Promise<Reading> {
  try {
    if (isXml(bytes)) return await (await import('./xml/read-xml.ts')).readXml(bytes, { authorities, schemas });
    return isPdf(bytes) ? await readingOfPdf(bytes) : await readingOfPicture(bytes);
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return { ...emptyReading(), divergencias: [error.message] };
  }
}

/** The first character after a byte order mark and white space, in UTF-8 or UTF-16, opens an element. */
function isXml(bytes: Buffer): boolean {
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</.test(bytes.subarray(0, 200).toString('latin1'));
}

/** Readers accept a PDF's mark anywhere in the first 1,024 bytes. */
function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 1024).includes('%PDF-');
}

async function readingOfPdf(bytes: Buffer): Promise<Reading> {
  const { readPdf } = await import('./pdf/read-pdf.ts');
  const rows = await readPdf(bytes);
  if (!rows) throw new FileRefused('O PDF não tem texto: envie uma foto da nota ou o XML.');
  const { understand } = await import('./grammar/understand.ts');
  return understand(rows, { fonte: 'pdf', codes: [] });
}

const NO_RECOGNISER = 'Esta máquina não lê fotos: só o código da nota foi procurado.';

async function readingOfPicture(bytes: Buffer): Promise<Reading> {
  const { understand } = await import('./grammar/understand.ts');
  const { readerAvailable } = await import('./photo/models.ts');
  if (!(await readerAvailable())) {
    const { readCodes } = await import('../../../platform/files/read-codes.ts');
    const codes = (await readCodes(bytes)).map(({ text }) => text);
    return { ...understand([], { fonte: 'foto', codes }), divergencias: [NO_RECOGNISER] };
  }
  const { readPhoto } = await import('./photo/read-photo.ts');
  const photo = await readPhoto(bytes);
  if (!photo) throw new FileRefused('O arquivo não é um XML, um PDF nem uma imagem que possa ser aberta.');
  const reading = understand(photo.rows, { fonte: 'foto', codes: photo.codes.map(({ text }) => text) });
  const { placesAsSent } = await import('./photo/places-as-sent.ts');
  return placesAsSent({ ...reading, duvidasDaFoto: photo.doubts }, photo.quarterTurns);
}
