import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inTurn } from './in-turn.ts';

/** A temporary folder for these tests only: others export at the same time. */
let own: string;
beforeAll(async () => {
  own = await mkdtemp(path.join(os.tmpdir(), 'in-turn-'));
  jest.spyOn(os, 'tmpdir').mockReturnValue(own);
});
afterAll(() => {
  jest.restoreAllMocks();
  return rm(own, { recursive: true });
});
const folders = () => readdir(own);
const going = () => new AbortController().signal;

/** Parts with these texts in reused memory; later ones are ready first. */
function partsOf(texts: string[][]) {
  const state = { begun: 0, most: 0, running: 0, left: 0 };
  const next = async () => {
    const blocks = texts[state.begun];
    if (!blocks) return null;
    const position = state.begun;
    state.begun += 1;
    return (async function* () {
      state.running += 1;
      state.most = Math.max(state.most, state.running);
      const memory = Buffer.alloc(64);
      try {
        await pause(3 * (texts.length - position));
        for (const block of blocks) {
          if (block === 'falha') throw new Error('falhou');
          yield memory.subarray(0, memory.write(block));
        }
      } finally {
        state.running -= 1;
        state.left += 1;
      }
    })();
  };
  return { next, state };
}

const TEXTS = Array.from({ length: 7 }, (_, part) => [`${part}a`, `${part}b`, '']);

async function read(parts: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  for await (const bytes of parts) text += bytes;
  return text;
}

test('parts made at once come in their order, a few ahead, and leave nothing behind', async () => {
  const { next, state } = partsOf(TEXTS);
  const parts = inTurn(next, going());
  const first = await parts.next();
  expect([String(first.value), await folders()]).toEqual(['0a0b', [expect.stringMatching(/^partes-/)]]);
  expect(await read(parts)).toBe(TEXTS.slice(1).flat().join(''));
  expect(state.most).toBeGreaterThan(1);
  expect(state.most).toBeLessThanOrEqual(3);
  expect(await folders()).toEqual([]);
});

test('no part is nothing', async () => {
  expect(await read(inTurn(partsOf([]).next, going()))).toBe('');
});

test('a part that fails is told after what came before it, and ends the others', async () => {
  const { next, state } = partsOf([['0'], ['1'], ['falha'], ['3'], ['4'], ['5']]);
  let text = '';
  await expect(
    (async () => {
      for await (const bytes of inTurn(next, going())) text += bytes;
    })(),
  ).rejects.toThrow('falhou');
  expect(text).toBe('01');
  expect(state.left).toBe(state.begun);
  expect(await folders()).toEqual([]);
});

test('a reader who leaves, and an order to stop, end what is being made', async () => {
  const first = partsOf(TEXTS);
  for await (const bytes of inTurn(first.next, going())) if (bytes.length > 0) break;
  expect(first.state.left).toBe(first.state.begun);

  const order = new AbortController();
  const second = partsOf(TEXTS);
  await expect(
    (async () => {
      for await (const bytes of inTurn(second.next, order.signal)) if (bytes.length > 0) order.abort(new Error('parando'));
    })(),
  ).rejects.toThrow('parando');
  expect(second.state.left).toBe(second.state.begun);
  expect(await folders()).toEqual([]);
});
