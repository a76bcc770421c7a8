import { decodeGrey } from '../../../../platform/files/decode-grey.ts';
import { loadSharp } from '../../../../platform/files/load-sharp.ts';
import { type ReadCode, readCodes } from '../../../../platform/files/read-codes.ts';
import type { PrintedRow } from '../printed-page.ts';
import type { PictureDoubt } from '../reading.ts';
import { pictureDoubts } from './doubts.ts';
import { groupRows } from './group-rows.ts';
import { loadModels } from './models.ts';
import { printRow } from './print-row.ts';
import { readLines } from './read-lines.ts';

/** The text and codes of a photographed receipt. */
export interface ReadPhoto {
  rows: PrintedRow[];
  /** QR codes and Code 128. */
  codes: ReadCode[];
  doubts: PictureDoubt[];
  /** Clockwise quarter turns (0 to 3) of the upright picture in which the rows are level; their places refer to the turned picture. */
  quarterTurns: number;
}

const MAX_PIXELS = 100_000_000;

/**
 * Reads a photograph of a receipt. Null when the bytes are no picture or have more than 100 megapixels. Uses one core for up to 5 s, so it
 * belongs in a process of its own.
 */
export async function readPhoto(bytes: Buffer): Promise<ReadPhoto | null> {
  (await loadSharp()).concurrency(1);
  const picture = await decodeGrey(bytes, { maxPixels: MAX_PIXELS });
  if (!picture) return null;
  const codes = await readCodes(picture, { formats: ['QRCode', 'Code128'] });
  const { page, lines, field, quarterTurns } = await readLines(await loadModels(), picture);
  const withText = lines.filter(({ characters }) => characters.length > 0);
  const rows = groupRows(withText, field).map((row) => printRow(row, page));
  return { rows, codes, doubts: pictureDoubts(page, withText), quarterTurns };
}
