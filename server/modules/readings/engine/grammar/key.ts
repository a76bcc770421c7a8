import { type FiscalKey, parseFiscalKey } from '../../../../shared/fiscal-key.ts';
import { toDigits } from './glyphs.ts';
import type { Line, Span } from './line.ts';

/** An access key with its origin. */
export interface FoundKey {
  key: FiscalKey;
  /** Null when it comes from a QR or bar code. */
  spans: Span[] | null;
}

const LENGTH = 44;
/** Keys are printed in groups; a row of a key has at least this many digits. */
const FEWEST_DIGITS_IN_ROW = 4;
const MOST_ROWS = 3;

/** Month and model at their places: spares the other checks for nearly all windows. */
const POSSIBLE = /^\d{4}(?:0[1-9]|1[0-2])\d{14}(?:55|59|65)/;

interface DigitRun {
  line: Line;
  digits: string;
  /** Position in the line's text of each digit. */
  at: number[];
}

/** The key of a code, preferring one without errors; null when no code holds a key. */
export function keyOfCodes(codes: readonly string[]): FoundKey | null {
  const keys = codes.flatMap((code) => parseFiscalKey(code) ?? []);
  const key = keys.find(({ errors }) => errors.length === 0) ?? keys[0];
  return key ? { key, spans: null } : null;
}

/**
 * The key printed in one to three rows: the only 44 digits whose state, month, CNPJ, model and check digit are right. Digits are read as
 * printed and never repaired. Null when there is none or when several differ.
 */
export function keyOfLines(lines: readonly Line[]): FoundKey | null {
  const runs = lines.map(digitRunOf);
  const found = new Map<string, FoundKey>();
  for (let first = 0; first < runs.length; first++) {
    for (let rows = 1; rows <= MOST_ROWS; rows++) {
      const part = runs.slice(first, first + rows);
      if (part.length < rows || part.some((run) => run === null)) break;
      for (const key of windowsOf(part as DigitRun[])) if (!found.has(key.key.chave)) found.set(key.key.chave, key);
    }
  }
  return found.size === 1 ? [...found.values()][0]! : null;
}

/** The digits of the row's groups that are nearly all digits; null for a row that holds too few. */
function digitRunOf(line: Line): DigitRun | null {
  let digits = '';
  const at: number[] = [];
  // A mark of the paper in front of a group is read as a letter: 'C2319'.
  for (const match of line.text.matchAll(/(?<![0-9A-Za-z])(?:[A-Za-z](?=\d{4}(?:\s|$)))?([0-9A-Za-z|!.-]+)/dg)) {
    const group = match[1] ?? '';
    const start = match.indices?.[1]?.[0] ?? match.index;
    const mapped = toDigits(group);
    const count = group.replace(/\D/g, '').length;
    const alphanumeric = group.replace(/[.-]/g, '').length;
    if (!/^[\d.-]+$/.test(mapped) || count * 5 < alphanumeric * 4) {
      if (digits.length >= LENGTH) break;
      digits = '';
      at.length = 0;
      continue;
    }
    for (let index = 0; index < mapped.length; index++) {
      if (!/\d/.test(mapped[index]!)) continue;
      digits += mapped[index];
      at.push(start + index);
    }
  }
  return digits.length >= FEWEST_DIGITS_IN_ROW ? { line, digits, at } : null;
}

function windowsOf(runs: DigitRun[]): FoundKey[] {
  const digits = runs.map((run) => run.digits).join('');
  const found: FoundKey[] = [];
  for (let start = 0; start + LENGTH <= digits.length; start++) {
    // A window that leaves out the first or last row is tried without that row.
    if (start >= runs[0]!.digits.length || start + LENGTH <= digits.length - runs.at(-1)!.digits.length) continue;
    const window = digits.slice(start, start + LENGTH);
    const key = POSSIBLE.test(window) ? parseFiscalKey(window) : null;
    if (key && key.uf !== null && key.mes >= 1 && key.mes <= 12 && isWellFormed(key)) found.push({ key, spans: spansOf(runs, start) });
  }
  return found;
}

/** Errors that depend on the day or the environment do not make the digits wrong. */
const isWellFormed = (key: FiscalKey): boolean => !key.errors.some((error) => /verificador|CNPJ|Modelo|pessoa/.test(error));

function spansOf(runs: DigitRun[], from: number): Span[] {
  let offset = 0;
  return runs.flatMap(({ line, at }) => {
    const inside = at.filter((_, index) => offset + index >= from && offset + index < from + LENGTH);
    offset += at.length;
    return inside.length > 0 ? [{ line, start: inside[0]!, end: inside.at(-1)! + 1 }] : [];
  });
}
