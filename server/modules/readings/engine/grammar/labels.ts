import { letterClasses } from './glyphs.ts';
import type { Line } from './line.ts';

/** A label found in a line: its differences and the positions in the line's text at which it begins and ends. */
export interface FoundLabel {
  edits: number;
  start: number;
  end: number;
}

/** Letters of a label per accepted difference. */
const LETTERS_PER_EDIT = 6;

/** The label at the beginning of a line, or null. Labels are squashed: capitals without spaces or accents ('VALORTOTALRS'). */
export const labelAtStart = (line: Line, label: string): FoundLabel | null => findLabel(line, label, true);

/** The label anywhere in a line, or null. */
export const labelIn = (line: Line, label: string): FoundLabel | null => findLabel(line, label, false);

/** The first of the labels at the beginning of a line, or null. */
export const anyLabelAtStart = (line: Line, labels: readonly string[]): FoundLabel | null =>
  firstOf(labels, (label) => labelAtStart(line, label));

/** The first of the labels anywhere in a line, or null. */
export const anyLabelIn = (line: Line, labels: readonly string[]): FoundLabel | null => firstOf(labels, (label) => labelIn(line, label));

function firstOf(labels: readonly string[], find: (label: string) => FoundLabel | null): FoundLabel | null {
  for (const label of labels) {
    const found = find(label);
    if (found) return found;
  }
  return null;
}

function findLabel({ squashed: { classes: letters, at } }: Line, text: string, atStart: boolean): FoundLabel | null {
  const label = letterClasses(text);
  const exact = letters.indexOf(label);
  const place = (start: number, end: number, edits: number) => ({ edits, start: at[start] ?? 0, end: (at[end - 1] ?? 0) + 1 });
  if (exact === 0 || (exact > 0 && !atStart)) return place(exact, exact + label.length, 0);
  const allowed = Math.floor(label.length / LETTERS_PER_EDIT);
  if (allowed === 0 || letters.length < label.length - allowed) return null;
  if (!sharesPart(letters, label, allowed)) return null;
  const found = nearest(atStart ? letters.slice(0, label.length + allowed) : letters, label, atStart);
  return found.edits <= allowed ? place(found.start, found.end, found.edits) : null;
}

/** With n differences, at least one of n + 1 parts of the label is unchanged. Spares the comparison of nearly all lines. */
function sharesPart(letters: string, label: string, allowed: number): boolean {
  const size = Math.floor(label.length / (allowed + 1));
  return Array.from({ length: allowed + 1 }, (_, part) => label.slice(part * size, (part + 1) * size)).some((part) =>
    letters.includes(part),
  );
}

/** The part of the letters with the fewest insertions, deletions and substitutions against the label. */
function nearest(letters: string, label: string, atStart: boolean): { edits: number; start: number; end: number } {
  let above = Array.from({ length: letters.length + 1 }, (_, column) => ({ edits: atStart ? column : 0, start: atStart ? 0 : column }));
  for (let row = 1; row <= label.length; row++) {
    const current = [{ edits: row, start: 0 }];
    for (let column = 1; column <= letters.length; column++) {
      const diagonal = above[column - 1]!;
      const swap = { edits: diagonal.edits + (label[row - 1] === letters[column - 1] ? 0 : 1), start: diagonal.start };
      const missing = { edits: above[column]!.edits + 1, start: above[column]!.start };
      const extra = { edits: current[column - 1]!.edits + 1, start: current[column - 1]!.start };
      current.push([swap, missing, extra].reduce((best, next) => (next.edits < best.edits ? next : best)));
    }
    above = current;
  }
  let best = { edits: label.length, start: 0, end: 0 };
  above.forEach(({ edits, start }, end) => {
    if (edits < best.edits) best = { edits, start, end };
  });
  return best;
}
