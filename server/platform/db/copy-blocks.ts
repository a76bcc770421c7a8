/** Bytes of a COPY, and how many rows end in them. */
export interface CopyBlock {
  bytes: Buffer;
  rows: number;
}

/** Regroups the chunks of a COPY, which break anywhere, into blocks. */
export type Cut = (piece: Buffer) => Iterable<CopyBlock>;

const QUOTE = 0x22;
const CR = 0x0d;
const LF = 0x0a;

/** Format LINES: row ends become CRLF; those inside quotes stay as they are. */
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

/**
 * A binary COPY starts with its signature, flags and a zero-length extension; a row starts with its field count and the length of the first
 * field.
 */
const HEADER = 19;
const ROW_HEADER = 6;
const LENGTH_AT = 2;

/** Format TEXT: whole rows back to back; no block spans a multiple of `cutEvery`. */
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
    // The two bytes that end a COPY are not a row header.
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
