/** Bytes of a COPY, and how many rows end in them. */
export interface CopyBlock {
  bytes: Buffer;
  rows: number;
}

/** Makes blocks of the pieces in which a COPY arrives, which end anywhere. */
export type Cut = (piece: Buffer) => Iterable<CopyBlock>;

const QUOTE = 0x22;
const CR = 0x0d;
const LF = 0x0a;

/** Of the form LINES: the ends of rows become CRLF, those inside quotes stay what they are. */
export function cutLines(): Cut {
  let isQuoted = false;
  return (piece) => {
    const ends: number[] = [];
    let quote = piece.indexOf(QUOTE);
    const passQuotesBefore = (place: number) => {
      for (; quote >= 0 && quote < place; quote = piece.indexOf(QUOTE, quote + 1)) isQuoted = !isQuoted;
    };
    for (let end = piece.indexOf(LF); end >= 0; end = piece.indexOf(LF, end + 1)) {
      passQuotesBefore(end);
      if (!isQuoted) ends.push(end);
    }
    passQuotesBefore(piece.length);
    return [{ bytes: withCarriageReturns(piece, ends), rows: ends.length }];
  };
}

function withCarriageReturns(piece: Buffer, ends: readonly number[]): Buffer {
  const bytes = Buffer.allocUnsafe(piece.length + ends.length);
  let from = 0;
  for (const [before, end] of ends.entries()) {
    piece.copy(bytes, from + before, from, end);
    bytes[end + before] = CR;
    bytes[end + before + 1] = LF;
    from = end + 1;
  }
  piece.copy(bytes, from + ends.length, from);
  return bytes;
}

/** A binary COPY begins with its mark, its flags and the length of no extension; a row with its number of fields and the length of the first. */
const HEADER = 19;
const ROW_HEADER = 6;
const LENGTH_AT = 2;

/** Of the form TEXT: whole rows, one after the other; no block holds rows from both sides of a multiple of `cutEvery`. */
export function cutTexts(cutEvery = Number.POSITIVE_INFINITY): Cut {
  let rest: Buffer = Buffer.alloc(0);
  let skipped = HEADER;
  let total = 0;
  return function* cut(piece) {
    const arrived = rest.length ? Buffer.concat([rest, piece]) : piece;
    let at = Math.min(skipped, arrived.length);
    skipped -= at;
    const bytes = Buffer.allocUnsafe(arrived.length);
    let begin = 0;
    let end = 0;
    let rows = 0;
    // The two bytes that end a COPY are no row's header.
    while (at + ROW_HEADER <= arrived.length) {
      const next = at + ROW_HEADER + arrived.readInt32BE(at + LENGTH_AT);
      if (next > arrived.length) break;
      end += arrived.copy(bytes, end, at + ROW_HEADER, next);
      at = next;
      rows += 1;
      total += 1;
      if (total % cutEvery !== 0) continue;
      yield { bytes: bytes.subarray(begin, end), rows };
      begin = end;
      rows = 0;
    }
    rest = arrived.subarray(at);
    if (rows > 0) yield { bytes: bytes.subarray(begin, end), rows };
  };
}
