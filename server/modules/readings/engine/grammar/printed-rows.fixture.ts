import type { PrintedRow, PrintedText } from '../printed-page.ts';
import { textOfRow } from '../printed-page.ts';

const COLUMNS = 132;

/** Rows of a page written as text, one line per row; two or more spaces separate columns. */
export function rowsOf(text: string, probability = 0.99): PrintedRow[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line, index) => {
    const lugar = { page: 1, y: index / lines.length, h: 0.8 / lines.length };
    const pieces: PrintedText[] = [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: piece, index: column }) => ({
      text: piece,
      lugar: { ...lugar, x: column / COLUMNS, w: piece.length / COLUMNS },
      characters: [...piece].flatMap((character, offset) =>
        character === ' ' ? [] : [{ text: character, probability, x: (column + offset + 0.5) / COLUMNS }],
      ),
    }));
    return { pieces, lugar: { ...lugar, x: 0, w: 1 } };
  });
}

/** The rows with the only row that holds `from` rewritten. */
export function rewritten(text: string, from: string, to: string): PrintedRow[] {
  if (text.split(from).length !== 2) throw new Error(`Not exactly once in the receipt: ${from}`);
  const rows = rowsOf(text.replace(from, to));
  if (
    !rows.some((row) =>
      textOfRow(row).includes(
        to
          .trim()
          .split(/\s{2,}/)[0]!
          .split('\n')[0]!,
      ),
    )
  )
    throw new Error(`Not rewritten: ${to}`);
  return rows;
}
