import { buffer } from 'node:stream/consumers';
import { crc32, inflateRawSync } from 'node:zlib';
import { zipStream } from './zip-stream.ts';

function checksum(bytes: Buffer): Buffer {
  const four = Buffer.alloc(4);
  four.writeUInt32LE(crc32(bytes));
  return four;
}

test.each([200_000, 100])('packs blocks of %d bytes whose memory is used again for the next', async (size) => {
  const memory = Buffer.alloc(size);
  const content = (async function* () {
    for (const letter of 'abcdefghij') yield memory.fill(letter);
  })();
  const archive = await buffer(zipStream([{ name: 'letras.txt', content }]));
  // After the header and name of the one file.
  const bytes = inflateRawSync(archive.subarray(30 + 'letras.txt'.length));
  const expected = [...'abcdefghij'].map((letter) => letter.repeat(size)).join('');
  expect(bytes.toString() === expected).toBe(true);
  expect(archive.indexOf(checksum(bytes))).toBeGreaterThan(0);
});

test('tells what its content fails with', async () => {
  const content = (async function* () {
    yield Buffer.from('começo');
    throw new Error('acabou a leitura');
  })();
  await expect(buffer(zipStream([{ name: 'a.txt', content }]))).rejects.toThrow('acabou a leitura');
});

test('leaving early ends its content', async () => {
  let isOver = false;
  const content = (async function* () {
    try {
      for (;;) yield Buffer.from(Array.from({ length: 50_000 }, () => Math.random() * 256));
    } finally {
      isOver = true;
    }
  })();
  let taken = 0;
  for await (const bytes of zipStream([{ name: 'a.bin', content }])) {
    taken += bytes.length;
    if (taken > 200_000) break;
  }
  for (let tries = 0; tries < 100 && !isOver; tries++) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(isOver).toBe(true);
});
