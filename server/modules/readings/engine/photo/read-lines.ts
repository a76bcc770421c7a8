import type { GreyPicture } from '../../../../platform/files/decode-grey.ts';
import { lineWidth } from './crop-line.ts';
import { detect, unclip } from './detect.ts';
import type { Models } from './models.ts';
import { recognise, type TextLine } from './recognise.ts';
import { fitSlope, type SlopeField, turnField } from './slope.ts';
import { straighten } from './straighten.ts';
import { mean, type TextBox, upsideDown } from './text-box.ts';
import { halfTurn, quarterTurn } from './turn-page.ts';

/** The page with level text, its lines and how they run. */
export interface ReadPage {
  page: GreyPicture;
  lines: TextLine[];
  field: SlopeField;
  /** Clockwise turns of the given picture that made its text level, from 0 to 3. */
  quarterTurns: number;
}

/** Sum of the widths of all lines, in pixels: 3.7 s of one core. Measured: 12,000 to 24,000 for usual receipts, 67,000 for a DANFE of 22 items. */
const MAX_TOTAL_WIDTH = 50_000;
/** Lines of fuller pages are read narrower, down to this share: further, equal digits beside each other become one. */
const MIN_NARROWING = 0.8;
/** Dashes and pictures are read as weak nonsense. */
const MIN_CONFIDENCE = 0.35;
/** Below this mean confidence of the longest lines, they are tried upside down. */
const DOUBTFUL = 0.8;
const TRIED_LINES = 6;
/** A region this much higher than wide is a vertical line. */
const VERTICAL = 2;

/** Finds the lines of a picture, turns it until they are level and upright, and reads them. */
export async function readLines(models: Models, picture: GreyPicture): Promise<ReadPage> {
  const level = await makeLevel(models, picture);
  const field = fitSlope(level.regions, level.page);
  const boxes = level.regions.map((region) => unclip(straighten(region, field)));
  const upright = await chooseSide(models, level.page, boxes);
  const lines = await readAll(models, upright);
  const isTurned = upright.page !== level.page;
  return {
    page: upright.page,
    lines: lines.filter(({ confidence }) => confidence >= MIN_CONFIDENCE),
    field: isTurned ? turnField(field, level.page) : field,
    quarterTurns: level.quarterTurns + (isTurned ? 2 : 0),
  };
}

/** A quarter turn where most long regions are vertical. Whether the text is then upside down shows when it is read. */
async function makeLevel(models: Models, picture: GreyPicture) {
  const regions = await detect(models, picture);
  const vertical = regions.filter(({ box }) => box.height > VERTICAL * box.width).length;
  const horizontal = regions.filter(({ box }) => box.width > VERTICAL * box.height).length;
  if (vertical <= horizontal) return { page: picture, regions, quarterTurns: 0 };
  const page = quarterTurn(picture);
  return { page, regions: await detect(models, page), quarterTurns: 1 };
}

interface Side {
  page: GreyPicture;
  boxes: TextBox[];
  /** The lines that were read to choose the side. */
  read: Map<TextBox, TextLine>;
}

/** Reads the lines from the top; those beyond the limit of time are left out. */
async function readAll(models: Models, { page, boxes, read }: Side): Promise<TextLine[]> {
  const total = boxes.reduce((sum, box) => sum + lineWidth(box), 0);
  const narrowing = Math.max(MIN_NARROWING, Math.min(1, MAX_TOTAL_WIDTH / total));
  const lines: TextLine[] = [];
  let width = 0;
  for (const box of boxes.toSorted((a, b) => a.y - b.y)) {
    width += lineWidth(box, narrowing);
    if (width > MAX_TOTAL_WIDTH) break;
    lines.push(read.get(box) ?? (await recognise(models, page, box, narrowing)));
  }
  return lines;
}

/** Reads the longest lines, and turns the page upside down if they then read better. */
async function chooseSide(models: Models, page: GreyPicture, boxes: TextBox[]): Promise<Side> {
  const side: Side = { page, boxes, read: await readLongest(models, page, boxes) };
  if (confidenceOf(side) >= DOUBTFUL) return side;
  const turnedPage = halfTurn(page);
  const turnedBoxes = boxes.map((box) => upsideDown(box, page));
  const turned: Side = { page: turnedPage, boxes: turnedBoxes, read: await readLongest(models, turnedPage, turnedBoxes) };
  return confidenceOf(turned) > confidenceOf(side) ? turned : side;
}

async function readLongest(models: Models, page: GreyPicture, boxes: TextBox[]): Promise<Map<TextBox, TextLine>> {
  const longest = boxes.toSorted((a, b) => b.width - a.width).slice(0, TRIED_LINES);
  const read = new Map<TextBox, TextLine>();
  for (const box of longest) read.set(box, await recognise(models, page, box));
  return read;
}

const confidenceOf = ({ read }: Side): number => mean([...read.values()].map(({ confidence }) => confidence));
