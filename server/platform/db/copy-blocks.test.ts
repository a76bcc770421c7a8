import { type Cut, cutLines, cutTexts } from './copy-blocks.ts';

/** Rows and text of input split at these offsets. */
function read(cut: Cut, whole: Buffer, places: number[]) {
  const ends = [...places, whole.length];
  const blocks = ends.flatMap((end, index) => [...cut(whole.subarray(ends[index - 1] ?? 0, end))]);
  return { text: blocks.map(({ bytes }) => bytes.toString('latin1')).join(''), sizes: blocks.map(({ rows }) => rows) };
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/** Every two-way split, and every short piece in the middle. */
function everywhere(size: number, look: (places: number[]) => void): void {
  for (let place = 0; place <= size; place++) look([place]);
  for (let place = 1; place <= size; place++) look([place - 1, place]);
}

test('lines end in CRLF but for the ends inside quotes, wherever the pieces end', () => {
  const whole = Buffer.from('a;b\n\n"um\ndois";"aspas "" e\n"\n""\núltima;\n');
  const expected = Buffer.from('a;b\r\n\r\n"um\ndois";"aspas "" e\n"\r\n""\r\núltima;\r\n').toString('latin1');
  everywhere(whole.length, (places) => {
    const { text, sizes } = read(cutLines(), whole, places);
    expect([places, text, sum(sizes)]).toEqual([places, expected, 5]);
  });
});

const TEXTS = ['primeira', '', 'terceira\n', 'x'.repeat(40), 'última', '"'];
const BINARY = Buffer.concat([
  Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1'),
  ...TEXTS.map((text) => {
    const header = Buffer.alloc(6);
    header.writeInt16BE(1);
    header.writeInt32BE(Buffer.byteLength(text), 2);
    return Buffer.concat([header, Buffer.from(text)]);
  }),
  Buffer.from('ffff', 'hex'),
]);

test('texts come whole, wherever the pieces end', () => {
  const expected = Buffer.from(TEXTS.join('')).toString('latin1');
  everywhere(BINARY.length, (places) => {
    const { text, sizes } = read(cutTexts(), BINARY, places);
    expect([places, text, sum(sizes)]).toEqual([places, expected, TEXTS.length]);
  });
});

test('no block of texts holds rows from both sides of a cut', () => {
  expect(read(cutTexts(4), BINARY, []).sizes).toEqual([4, 2]);
  expect(read(cutTexts(3), BINARY, []).sizes).toEqual([3, 3]);
  expect(read(cutTexts(1), BINARY, []).sizes).toEqual([1, 1, 1, 1, 1, 1]);
});
