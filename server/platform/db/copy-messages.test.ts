import { PassThrough } from 'node:stream';
import { readCopyRows } from './copy-messages.ts';

const message = (type: string, body: string) => {
  const bytes = Buffer.from(`${type}0000${body}`);
  bytes.writeUInt32BE(bytes.length - 1, 1);
  return bytes;
};
const ROWS = ['primeira\n', '', 'x'.repeat(70_000), 'última; "linha"\n'];
const ANSWER = [
  message('H', 'out'),
  ...ROWS.map((row) => message('d', row)),
  message('c', ''),
  message('C', 'COPY 4'),
  message('Z', 'I'),
  message('N', 'notice'),
];

/** What the rows and the usual reader heard of the answer, arriving in pieces that end at these places. */
function read(cuts: number[]) {
  const stream = new PassThrough();
  const usual: Buffer[] = [];
  const rows: string[] = [];
  stream.on('data', (bytes: Buffer) => usual.push(Buffer.from(bytes)));
  readCopyRows(stream, (bytes, start, end) => rows.push(bytes.toString('utf8', start, end)));
  const whole = Buffer.concat(ANSWER);
  const ends = [...cuts, whole.length];
  // As the socket does: a piece is memory that may be used again.
  for (const [index, end] of ends.entries()) {
    const piece = Buffer.from(whole.subarray(ends[index - 1] ?? 0, end));
    stream.emit('data', piece);
    piece.fill(0);
  }
  stream.emit('data', message('D', 'the next statement'));
  return { rows, usual: Buffer.concat(usual).toString(), listeners: stream.listenerCount('data') };
}

const EXPECTED = {
  rows: ROWS,
  usual: Buffer.concat([...ANSWER.filter((bytes) => bytes[0] !== 'd'.charCodeAt(0)), message('D', 'the next statement')]).toString(),
  listeners: 1,
};

test('rows come out whole and everything else goes to the usual reader, wherever the pieces end', () => {
  expect(read([])).toEqual(EXPECTED);
  const size = Buffer.concat(ANSWER).length;
  const places = Array.from({ length: size }, (_, place) => place).filter((place) => place < 60 || place > size - 80);
  for (const place of places) expect(read([place])).toEqual(EXPECTED);
  for (const place of places.slice(1)) expect(read([place - 1, place])).toEqual(EXPECTED);
});
