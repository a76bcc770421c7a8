import { type PrintedCharacter, type PrintedRow, textOfRow } from '../printed-page.ts';
import type { Box } from '../reading.ts';
import { type Squashed, squash, withDigits, withUnits } from './glyphs.ts';

/** A printed row as one text whose characters keep their probability and place. */
export interface Line {
  index: number;
  /** As recognised, but for units; a column gap is three spaces. */
  text: string;
  /** `text` with digits in numeric tokens, of the same length. */
  digits: string;
  squashed: Squashed;
  /** The recognised character of each position of `text`; null for spaces. */
  characters: (PrintedCharacter | null)[];
  row: PrintedRow;
}

/** A part of a line. */
export interface Span {
  line: Line;
  start: number;
  end: number;
}

/** Longest line and most lines of a document that are read; an A4 row has about 200 characters, a PDF of 20 pages about 2,000 rows. */
const LONGEST = 400;
const MOST_LINES = 3_000;

/** The lines of the rows in their order. */
export function linesOf(rows: PrintedRow[]): Line[] {
  return rows.slice(0, MOST_LINES).map((row, index) => {
    const text = withUnits(textOfRow(row).slice(0, LONGEST));
    return { index, text, digits: withDigits(text), squashed: squash(text), characters: charactersOf(row).slice(0, LONGEST), row };
  });
}

function charactersOf(row: PrintedRow): (PrintedCharacter | null)[] {
  const found: (PrintedCharacter | null)[] = [];
  row.pieces.forEach((piece, index) => {
    if (index > 0) found.push(null, null, null);
    const queue = piece.characters.flatMap((character) => [...character.text].map(() => character));
    let next = 0;
    for (const character of piece.text)
      found.push(...Array<PrintedCharacter | null>(character.length).fill(character === ' ' ? null : (queue[next++] ?? null)));
  });
  return found;
}

/** The lowest probability of the spans' characters; 0 when there is none. */
function lowestProbability(spans: readonly Span[]): number {
  const all = spans.flatMap(({ line, start, end }) => line.characters.slice(start, end)).filter((character) => character !== null);
  return all.length === 0 ? 0 : Math.min(...all.map(({ probability }) => probability));
}

/** Doubt about the least certain character, from 0 to 1; the root spreads the values close to certainty. */
export const doubtOf = (spans: readonly Span[]): number => Math.sqrt(1 - lowestProbability(spans));

/** The place of the spans on their page; null without spans. Spans on a later page than the first are left out. */
export function placeOf(spans: readonly Span[]): Box | null {
  const boxes = spans.map(boxOf);
  const page = boxes[0]?.page;
  const same = boxes.filter((box) => box.page === page);
  if (page === undefined) return null;
  const x = Math.min(...same.map((box) => box.x));
  const y = Math.min(...same.map((box) => box.y));
  return { page, x, y, w: Math.max(...same.map((box) => box.x + box.w)) - x, h: Math.max(...same.map((box) => box.y + box.h)) - y };
}

function boxOf({ line, start, end }: Span): Box {
  const row = line.row.lugar;
  const xs = line.characters.slice(start, end).flatMap((character) => (character ? [character.x] : []));
  if (xs.length === 0) return row;
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const half = xs.length > 1 ? (right - left) / (xs.length - 1) / 2 : row.h / 4;
  const x = Math.max(0, left - half);
  return { page: row.page, x, y: row.y, w: Math.min(1, right + half) - x, h: row.h };
}
