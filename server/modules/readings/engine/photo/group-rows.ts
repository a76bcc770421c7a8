import type { TextLine } from './recognise.ts';
import type { SlopeField } from './slope.ts';
import { median, type TextBox } from './text-box.ts';

/** Lines whose heights differ by less than this share of a line are one row. */
const SAME_ROW = 0.55;
/** Boxes that share more than this of the narrower one's width are above each other. */
const MAX_OVERLAP = 0.5;

interface Row {
  lines: TextLine[];
  /** Height of its text on the middle of the page. */
  y: number;
  weight: number;
}

/** Groups lines into printed rows from top to bottom, each from left to right. Every line is followed to the middle of the page. */
export function groupRows(lines: readonly TextLine[], field: SlopeField): TextLine[][] {
  const height = median(lines.map(({ box }) => box.height));
  const placed = lines.map((line) => ({ line, y: field.heightOnMiddle(line.box) })).sort((a, b) => a.y - b.y);
  const rows: Row[] = [];
  for (const { line, y } of placed) {
    const row = nearestRow(rows, { line, y, limit: SAME_ROW * Math.min(line.box.height, 1.5 * height) });
    if (row) join(row, line, y);
    else rows.push({ lines: [line], y, weight: line.box.width });
  }
  return rows.sort((a, b) => a.y - b.y).map((row) => row.lines.sort((a, b) => leftOf(a.box) - leftOf(b.box)));
}

function nearestRow(rows: readonly Row[], { line, y, limit }: { line: TextLine; y: number; limit: number }): Row | null {
  let nearest: Row | null = null;
  for (const row of rows) {
    const distance = Math.abs(row.y - y);
    if (distance >= limit || (nearest && Math.abs(nearest.y - y) <= distance)) continue;
    if (row.lines.every(({ box }) => overlap(box, line.box) <= MAX_OVERLAP)) nearest = row;
  }
  return nearest;
}

/** The row's height is the mean of its lines, weighted by width. */
function join(row: Row, line: TextLine, y: number): void {
  row.lines.push(line);
  row.y = (row.y * row.weight + y * line.box.width) / (row.weight + line.box.width);
  row.weight += line.box.width;
}

export const leftOf = ({ x, width }: TextBox): number => x - width / 2;
const rightOf = ({ x, width }: TextBox): number => x + width / 2;

/** Shared width, as a fraction of the narrower box. */
function overlap(a: TextBox, b: TextBox): number {
  const shared = Math.min(rightOf(a), rightOf(b)) - Math.max(leftOf(a), leftOf(b));
  return shared / Math.min(a.width, b.width);
}
