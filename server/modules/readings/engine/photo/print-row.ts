import type { PrintedCharacter, PrintedRow, PrintedText } from '../printed-page.ts';
import type { Box } from '../reading.ts';
import type { TextLine } from './recognise.ts';
import { median, pointAlong } from './text-box.ts';

/** Receipts are monospaced and the recogniser loses spaces: gaps between characters are compared with their usual distance (pitch). */
const SPACE = 1.6;
const COLUMN = 3.2;
/** Enough where the recogniser itself saw a space. */
const SEEN_SPACE = 1.2;
/** Two boxes that overlap read the characters of the border twice: in pitches, for equal and for different characters. */
const SAME_PLACE = 0.6;
const TOO_NEAR = 0.35;
/** A line with fewer gaps has no reliable pitch of its own. */
const MIN_GAPS = 4;
/** Pitch of a usual printer font, as a share of its box's height. */
const USUAL_PITCH = 0.5;

interface Placed extends Omit<PrintedCharacter, 'x'> {
  /** In pixels of the page. */
  x: number;
  y: number;
  height: number;
  pitch: number;
  spaceBefore: boolean;
  line: TextLine;
}

/** The lines of one row as pieces of text with spaces. */
export function printRow(lines: readonly TextLine[], page: { width: number; height: number }): PrintedRow {
  const placed = withoutDoubles(lines.flatMap(placeCharacters).sort((a, b) => a.x - b.x));
  const pieces = splitColumns(placed).map((piece) => printPiece(piece, page));
  return { pieces, lugar: around(pieces.map(({ lugar }) => lugar)) };
}

function placeCharacters(line: TextLine): Placed[] {
  const { box, characters } = line;
  const gaps = characters.slice(1).map(({ along }, index) => (along - characters[index]!.along) * box.width);
  const pitch = gaps.length >= MIN_GAPS ? median(gaps) : USUAL_PITCH * box.height;
  return characters.map(({ text, probability, second, along, spaceBefore }) => ({
    text,
    probability,
    ...(second && { second }),
    ...pointAlong(box, along),
    height: box.height,
    pitch,
    spaceBefore,
    line,
  }));
}

function withoutDoubles(characters: readonly Placed[]): Placed[] {
  const kept: Placed[] = [];
  for (const character of characters) {
    const previous = kept.at(-1);
    if (!previous || previous.line === character.line || !areOnePlace(previous, character)) kept.push(character);
    else if (character.probability > previous.probability) kept[kept.length - 1] = character;
  }
  return kept;
}

function areOnePlace(a: Placed, b: Placed): boolean {
  return gapOf(a, b) < (a.text === b.text ? SAME_PLACE : TOO_NEAR);
}

/** Distance of two neighbours in pitches. */
const gapOf = (a: Placed, b: Placed): number => (b.x - a.x) / ((a.pitch + b.pitch) / 2);

function splitColumns(characters: readonly Placed[]): Placed[][] {
  const pieces: Placed[][] = [];
  for (const character of characters) {
    const piece = pieces.at(-1);
    if (piece && gapOf(piece.at(-1)!, character) <= COLUMN) piece.push(character);
    else pieces.push([character]);
  }
  return pieces;
}

function printPiece(characters: readonly Placed[], page: { width: number; height: number }): PrintedText {
  let text = '';
  for (const [index, character] of characters.entries()) {
    const previous = characters[index - 1];
    if (previous && isSpace(previous, character)) text += ' ';
    text += character.text;
  }
  return {
    text,
    lugar: around(characters.map((character) => placeOf(character, page))),
    characters: characters.map(({ text, probability, second, x }) => ({ text, probability, ...(second && { second }), x: x / page.width })),
  };
}

const isSpace = (a: Placed, b: Placed): boolean => gapOf(a, b) > (b.spaceBefore ? SEEN_SPACE : SPACE);

const placeOf = ({ x, y, height, pitch }: Placed, page: { width: number; height: number }): Box => ({
  page: 1,
  x: (x - pitch / 2) / page.width,
  y: (y - height / 2) / page.height,
  w: pitch / page.width,
  h: height / page.height,
});

/** The smallest box around the given ones, within the page. */
function around(boxes: readonly Box[]): Box {
  const x = Math.max(0, Math.min(...boxes.map((box) => box.x)));
  const y = Math.max(0, Math.min(...boxes.map((box) => box.y)));
  const right = Math.min(1, Math.max(...boxes.map((box) => box.x + box.w)));
  const bottom = Math.min(1, Math.max(...boxes.map((box) => box.y + box.h)));
  return { page: 1, x, y, w: right - x, h: bottom - y };
}
