/** One small change of the product that its tests should notice. */
export interface Mutant {
  kind: string;
  /** Below the repository, such as `server/modules/ledger/sql/take.sql`. */
  file: string;
  line: number;
  /** The rule that made it, in words. */
  rule: string;
  /** The whole text of the file with the change. */
  text: string;
  /** The changed line before and after, without the spaces around. */
  before: string;
  after: string;
}

/** A change of the text between two offsets. */
export interface Edit {
  rule: string;
  start: number;
  end: number;
  replacement: string;
}

/** The mutants of a file from the edits that its rules found; two rules that make the same text make one mutant. */
export function mutantsOf(kind: string, file: string, text: string, edits: readonly Edit[]): Mutant[] {
  const seen = new Set<string>([text]);
  return edits
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ rule, start, end, replacement }) => {
      const mutated = text.slice(0, start) + replacement + text.slice(end);
      if (seen.has(mutated)) return [];
      seen.add(mutated);
      const lineStart = text.lastIndexOf('\n', start - 1) + 1;
      const lineEnd = text.indexOf('\n', end);
      const after = mutated.slice(lineStart, lineEnd === -1 ? undefined : lineEnd + replacement.length - (end - start));
      return [
        {
          kind,
          file,
          line: text.slice(0, start).split('\n').length,
          rule,
          text: mutated,
          before: oneLine(text.slice(lineStart, lineEnd === -1 ? undefined : lineEnd)),
          after: oneLine(after) || `(without) ${oneLine(text.slice(start, end))}`,
        },
      ];
    });
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
