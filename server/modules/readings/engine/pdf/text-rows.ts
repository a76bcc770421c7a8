import type { PrintedCharacter, PrintedRow, PrintedText } from '../printed-page.ts';
import type { Box } from '../reading.ts';

/** One text of a PDF and its place, in fractions of the page. */
export interface PlacedText extends Box {
  text: string;
  /** Font size as a fraction of the page's width. */
  size: number;
}

/** Texts share a row when their lower edges differ by less than this part of the smaller one's height. */
const SAME_ROW = 0.4;
/** Gaps as parts of the font size; a space of a proportional font is about a quarter of it. */
const SPACE_GAP = 0.15;
const COLUMN_GAP = 0.6;
/** Sizes of one line of text differ by less than this ratio. */
const OTHER_SIZE = 1.2;
/** Some programs print bold text by printing it twice, shifted by a little. */
const DOUBLED = 0.1;

/** Rows of all pages from top to bottom; within a row, texts without a column gap between them become one piece. */
export function rowsOf(texts: readonly PlacedText[]): PrintedRow[] {
  const rows: PlacedText[][] = [];
  for (const text of [...texts].sort((a, b) => a.page - b.page || bottom(a) - bottom(b))) {
    const row = rows.at(-1);
    if (row?.[0] && isSameRow(row[0], text)) row.push(text);
    else rows.push([text]);
  }
  return rows.map(rowOf);
}

const bottom = ({ y, h }: Box): number => y + h;

function isSameRow(first: PlacedText, text: PlacedText): boolean {
  return first.page === text.page && Math.abs(bottom(first) - bottom(text)) < Math.min(first.h, text.h) * SAME_ROW;
}

function rowOf(texts: PlacedText[]): PrintedRow {
  const pieces: PlacedText[][] = [];
  for (const text of [...texts].sort((a, b) => a.x - b.x)) {
    const piece = pieces.at(-1);
    const last = piece?.at(-1);
    if (last && isDoubled(last, text)) continue;
    if (piece && last && isSamePiece(last, text)) piece.push(text);
    else pieces.push([text]);
  }
  return { pieces: pieces.map(pieceOf), lugar: hull(texts) };
}

function isDoubled(last: PlacedText, text: PlacedText): boolean {
  return last.text === text.text && Math.abs(last.x - text.x) < text.w * DOUBLED;
}

/** A value beside the label of the next column may touch it, in another size. */
function isSamePiece(last: PlacedText, text: PlacedText): boolean {
  const sizes = Math.max(last.size, text.size) / Math.min(last.size, text.size);
  return sizes < OTHER_SIZE && gapBetween(last, text) < COLUMN_GAP;
}

/** Distance between two texts of a row, as a part of the smaller font size. */
function gapBetween(last: PlacedText, text: PlacedText): number {
  return (text.x - last.x - last.w) / Math.min(last.size, text.size);
}

function pieceOf(texts: PlacedText[]): PrintedText {
  let joined = '';
  for (const [index, text] of texts.entries()) {
    const last = texts[index - 1];
    const isApart = last !== undefined && gapBetween(last, text) > SPACE_GAP;
    joined += (isApart && !/\s$/.test(joined) && !/^\s/.test(text.text) ? ' ' : '') + text.text;
  }
  return { text: joined.replace(/\s+/g, ' ').trim(), lugar: hull(texts), characters: texts.flatMap(charactersOf) };
}

/** Each character in an equal part of the width: the library gives no place of single characters. */
function charactersOf({ text, x, w }: PlacedText): PrintedCharacter[] {
  const all = [...text];
  return all
    .map((character, index) => ({ text: character, probability: 1, x: x + ((index + 0.5) / all.length) * w }))
    .filter(({ text: character }) => character.trim() !== '');
}

function hull(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  return { page: boxes[0]?.page ?? 1, x, y, w: right - x, h: Math.max(...boxes.map(bottom)) - y };
}
