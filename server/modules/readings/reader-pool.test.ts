import { sourceFile } from '../../platform/source-file.ts';
import { infNFe, nfe } from '../../test/receipts/note-xml.ts';
import { createReaderPool, READER_SETTINGS, type ReaderPool, readInPool } from './reader-pool.ts';

const OBEDIENT = { ...READER_SETTINGS, size: 1, module: sourceFile('test', 'receipts', 'obedient-reader.ts') };
let pool: ReaderPool;
afterEach(() => pool?.close());

const ask = async (...commands: string[]) => {
  const answers = await Promise.all(commands.map((command) => pool.read(Buffer.from(command), {})));
  return answers.map(({ reading, problem }) => problem ?? reading.emitente);
};
const distinct = (values: unknown[]) => new Set(values).size;

describe('The pool of reader processes', () => {
  it('reads a file in a real process', async () => {
    const { reading, problem } = await readInPool(Buffer.from(nfe(infNFe())));
    expect(problem).toBeNull();
    expect(reading).toMatchObject({ fonte: 'xml', total: '252.64' });
  });

  it('uses one process for one file after the other', async () => {
    pool = createReaderPool(OBEDIENT);
    expect(distinct(await ask('a', 'b', 'c'))).toBe(1);
  });

  it('uses as many processes at a time as its size', async () => {
    pool = createReaderPool({ ...OBEDIENT, size: 2 });
    expect(distinct(await ask('a', 'b', 'c', 'd'))).toBe(2);
  });

  it('replaces a process after 20 files', async () => {
    pool = createReaderPool(OBEDIENT);
    const processes = await ask(...Array.from({ length: 25 }, () => 'a'));
    expect(distinct(processes.slice(0, 20))).toBe(1);
    expect(distinct(processes.slice(20))).toBe(1);
    expect(distinct(processes)).toBe(2);
  });

  it('replaces a process that has grown above 600 MB', async () => {
    pool = createReaderPool(OBEDIENT);
    expect(distinct(await ask('large', 'a', 'b'))).toBe(2);
  });

  it('answers a file that hangs after the time limit, and goes on', async () => {
    pool = createReaderPool({ ...OBEDIENT, timeoutMs: 2_000 });
    const [hung, next] = await ask('hang', 'a');
    expect(hung).toBe('TIMEOUT');
    expect(next).toMatch(/^\d+$/);
  });

  it('loses only the file that kills its process', async () => {
    pool = createReaderPool(OBEDIENT);
    expect(await ask('a', 'crash', 'b')).toEqual([expect.stringMatching(/^\d+$/), 'CRASHED', expect.stringMatching(/^\d+$/)]);
  });

  it('answers the files of processes that are killed in the middle, and starts others', async () => {
    pool = createReaderPool(OBEDIENT);
    const killed = ask('hang');
    pool.close();
    expect(await killed).toEqual(['CRASHED']);
    expect(await ask('a')).toEqual([expect.stringMatching(/^\d+$/)]);
  });

  it('kills a process that needs too much memory', async () => {
    if (process.platform !== 'linux') return;
    pool = createReaderPool({ ...OBEDIENT, maxMemoryBytes: 300 * 1024 * 1024 });
    expect(await ask('grow')).toEqual(['CRASHED']);
  });

  it('ends its processes after a time without work', async () => {
    pool = createReaderPool({ ...OBEDIENT, idleMs: 50 });
    const [first] = await ask('a');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await ask('a')).not.toEqual([first]);
  });
});
