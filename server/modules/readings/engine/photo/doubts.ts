import type { GreyPicture } from '../../../../platform/files/decode-grey.ts';
import type { PictureDoubt } from '../reading.ts';
import { cropLine, LINE_HEIGHT } from './crop-line.ts';
import { greyAt } from './grey-levels.ts';
import { leftOf } from './group-rows.ts';
import type { TextLine } from './recognise.ts';
import { mean, median, type TextBox } from './text-box.ts';

/** Text that reads well is never in doubt, however dark or soft the picture is. */
const READS_WELL = 0.85;
/** Lines that touch one side of the picture before it counts as cut. One may be a stain. */
const MIN_CUT_LINES = 4;
/** In line heights. */
const TOUCHES = 0.15;
/** Grey of the paper, which is the brightest tenth of the page at least; in weak room light it is about 110. */
const DARK = 80;
const PAPER_SHARE = 0.9;
/** Steepest change between neighbouring pixels of a line 48 px high, of the 2 from black to white. */
const BLURRED = 0.3;
const EDGE_SHARE = 0.98;
const MEASURED_LINES = 12;

/** What the sender should photograph again. Rather misses a bad picture than doubts a good one. */
export function pictureDoubts(page: GreyPicture, lines: readonly TextLine[]): PictureDoubt[] {
  const doubts: PictureDoubt[] = [];
  if (
    isCut(
      page,
      lines.map(({ box }) => box),
    )
  )
    doubts.push('CORTADA');
  if (mean(lines.map(({ confidence }) => confidence)) >= READS_WELL) return doubts;
  if (greyAt(page.data, PAPER_SHARE) < DARK) doubts.push('ESCURA');
  if (isBlurred(page, lines)) doubts.push('DESFOCADA');
  return doubts;
}

function isCut(page: GreyPicture, boxes: readonly TextBox[]): boolean {
  const left = boxes.filter((box) => leftOf(box) < TOUCHES * box.height).length;
  const right = boxes.filter((box) => leftOf(box) + box.width > page.width - TOUCHES * box.height).length;
  return Math.max(left, right) >= MIN_CUT_LINES;
}

function isBlurred(page: GreyPicture, lines: readonly TextLine[]): boolean {
  const longest = lines.toSorted((a, b) => b.box.width - a.box.width).slice(0, MEASURED_LINES);
  return longest.length > 0 && median(longest.map(({ box }) => steepness(page, box))) < BLURRED;
}

/** How steep the steepest edges of a line are. */
function steepness(page: GreyPicture, box: TextBox): number {
  const { data, width } = cropLine(page, box);
  const changes: number[] = [];
  for (let row = 0; row < LINE_HEIGHT; row += 1)
    for (let column = 1; column < width; column += 1) changes.push(Math.abs(data[row * width + column]! - data[row * width + column - 1]!));
  return changes.sort((a, b) => a - b)[Math.floor(changes.length * EDGE_SHARE)] ?? 0;
}
